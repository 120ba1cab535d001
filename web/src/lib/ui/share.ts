/** The picture of a finished match, to share: the game, who played and the points. It shows no card. */

import { gameOf } from "../game/client.svelte";
import { t } from "../i18n/texts.svelte";

export interface Result {
  /** The name of the game, and its id for the colour. */
  title: string;
  game: string;
  /** Who won, in words. */
  headline: string;
  /** The sides by rank. */
  rows: { name: string; score: number; won: boolean; seat: number }[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const SEATS = ["#a3264f", "#1f6f5c", "#8a5200", "#34509c", "#71368f"];
const font = (weight: number, size: number) => `${weight} ${size}px "Nunito Variable", system-ui, sans-serif`;

/** The text, cut to a width in pixels. */
function fitting(pen: CanvasRenderingContext2D, text: string, width: number): string {
  let part = text;
  while (part.length > 1 && pen.measureText(part).width > width) part = `${part.replace(/…$/, "").slice(0, -1)}…`;
  return part;
}

export function draw(pen: CanvasRenderingContext2D, { title, game, headline, rows }: Result): void {
  const [light, dark] = gameOf(game).cloth ?? ["#fdf6ec", "#e5d2bd"];
  const cloth = pen.createRadialGradient(WIDTH / 2, HEIGHT / 2, 80, WIDTH / 2, HEIGHT / 2, 760);
  cloth.addColorStop(0, light);
  cloth.addColorStop(1, dark);
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#6d5148";
  pen.font = font(800, 34);
  pen.fillText(t("title-page", { page: title }), 80, 96);
  pen.fillStyle = "#3a2521";
  pen.font = font(1000, 64);
  pen.fillText(fitting(pen, headline, WIDTH - 160), 80, 178);
  const best = Math.max(1, ...rows.map(({ score }) => score));
  const step = Math.min(96, 390 / rows.length);
  for (const [index, { name, score, won, seat }] of rows.entries()) {
    const y = 232 + index * step;
    const height = step - 14;
    pen.fillStyle = "#fffdf9";
    pen.beginPath();
    pen.roundRect(80, y, WIDTH - 160, height, 20);
    pen.fill();
    pen.fillStyle = SEATS[seat % SEATS.length] as string;
    pen.beginPath();
    pen.roundRect(80, y, Math.max(24, ((WIDTH - 160) * Math.max(0, score)) / best), height, 20);
    pen.globalAlpha = won ? 0.35 : 0.16;
    pen.fill();
    pen.globalAlpha = 1;
    const base = y + height / 2 + 14;
    pen.fillStyle = "#3a2521";
    pen.font = font(won ? 1000 : 700, Math.min(42, height * 0.62));
    pen.fillText(fitting(pen, `${won ? "♛ " : ""}${name}`, 780), 112, base);
    pen.textAlign = "right";
    pen.fillText(String(score).replace("-", "−"), WIDTH - 112, base);
    pen.textAlign = "left";
  }
}

/** The picture as a PNG file. */
export async function picture(result: Result): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  await document.fonts.ready;
  draw(pen, result);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `petit-four-${result.game}.png`, { type: "image/png" });
}

/** Shares the picture and the link with the device's own dialog. Where there is none, it saves the picture. */
export async function share(result: Result, url: string | null): Promise<"shared" | "saved"> {
  const file = await picture(result);
  const card = { files: [file], title: result.title, text: result.headline, ...(url ? { url } : {}) };
  if (navigator.canShare?.(card)) {
    await navigator.share(card).catch((error) => {
      if (error.name !== "AbortError") throw error; // the person closed the dialog
    });
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return "saved";
}
