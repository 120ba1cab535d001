// boardgame.io's own server, in memory, on loopback.
const { Server, Origins } = require("boardgame.io/server");
const { Tricks } = require("./game.cjs");

console.log = () => {};
const server = Server({ games: [Tricks], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /localhost|127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), lobbyConfig: undefined }).then(() => process.stdout.write("ready\n"));
