/** Relations between the seats of a table. */
import type { SeatInfo } from "../wire/messages";

/** The other seats of the same person, numbered from 1. */
export function alsoPlays(seats: SeatInfo[], seat: number): number[] {
  const same = seats.find((one) => one.seat === seat)?.same_as ?? null;
  return same === null
    ? []
    : seats.filter((one) => one.seat !== seat && one.same_as === same).map((one) => one.seat + 1);
}

/** Whether the host can mute, remove or block the player in a seat: another person, or a remote bot. */
export function isModerated(seat: SeatInfo, you: { seats: number[]; host: boolean }): boolean {
  const somebody = seat.kind === "person" || seat.level === "remote";
  return you.host && somebody && !you.seats.includes(seat.seat);
}
