// So many tables of four sockets; whoever is to act plays as soon as everybody was told.
//   node client.cjs PORT TABLES SECONDS SERVER_PID
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");
const { legal } = require("./game.cjs");

const [port, tables, seconds, pid] = process.argv.slice(2).map(Number);
const latencies = [];
let running = false;
let errors = 0;

function serverSeconds() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Table {
  constructor(id) {
    this.id = `bench${id}`;
    this.states = [null, null, null, null];
    this.heard = 0;
    this.at = -1;
    this.moving = false;
    this.sockets = [];
  }
  connect(seat) {
    return new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/tricks`, { transports: ["websocket"], forceNew: true });
      this.sockets[seat] = socket;
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, 4));
      socket.on("sync", (_, { state }) => {
        this.states[seat] = state;
        this.at = Math.max(this.at, state._stateID);
        resolve();
      });
      socket.on("update", (_, state) => this.hear(seat, state));
      socket.on("error", () => errors++);
    });
  }
  hear(seat, state) {
    this.states[seat] = state;
    if (state._stateID > this.at) {
      this.at = state._stateID;
      this.heard = 0;
    }
    this.heard++;
    if (this.moving && this.heard === 4) {
      latencies.push(performance.now() - this.sent);
      this.moving = false;
      this.move();
    }
  }
  move() {
    if (!running) return;
    const seat = Number(this.states[0].ctx.currentPlayer);
    const { G, _stateID } = this.states[seat];
    const action = { type: "MAKE_MOVE", payload: { type: "play", args: [legal(G, seat)[0]], playerID: String(seat) } };
    this.moving = true;
    this.sent = performance.now();
    this.sockets[seat].emit("update", action, _stateID, this.id, String(seat));
  }
}

async function main() {
  const all = [];
  for (let id = 0; id < tables; id++) {
    const table = new Table(id);
    all.push(table);
    for (let seat = 0; seat < 4; seat++) await table.connect(seat);
  }
  const before = serverSeconds();
  const began = performance.now();
  running = true;
  for (const table of all) table.move();
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  running = false;
  const took = (performance.now() - began) / 1000;
  const used = serverSeconds() - before;
  latencies.sort((a, b) => a - b);
  const n = latencies.length;
  const at = (share) => latencies[Math.floor(n * share)]?.toFixed(1);
  console.log(`${Math.round(n / took)} moves a second, 4 seats told of each (${n} in ${took.toFixed(1)} s)`);
  console.log(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(`server: ${Math.round((1e6 * used) / n)} µs of processor a move, ${Math.round((100 * used) / took)}% of a core`);
  console.log(`errors: ${errors}`);
  process.exit(0);
}
main();
