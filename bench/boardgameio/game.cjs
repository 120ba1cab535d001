// A four-seat trick game of the size of Marshmallow Test: 12 cards of five suits each, follow suit, the highest card
// of the lead suit wins and leads. Rounds go on for ever.
function shuffled() {
  const cards = [];
  for (const suit of "PYGBV") for (let rank = 1; rank <= 12; rank++) cards.push(suit + rank);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

function deal(G) {
  const cards = shuffled();
  G.hands = [0, 1, 2, 3].map((seat) => cards.slice(12 * seat, 12 * seat + 12));
  G.trick = [];
  G.last = [];
  G.tricks = [0, 0, 0, 0];
}

function legal(G, seat) {
  const lead = G.trick[0]?.card[0];
  const follow = G.hands[seat].filter((card) => card[0] === lead);
  return follow.length ? follow : G.hands[seat];
}

const Tricks = {
  name: "tricks",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => {
    const G = { scores: [0, 0, 0, 0] };
    deal(G);
    return G;
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    play: ({ G, playerID, events }, card) => {
      const seat = Number(playerID);
      if (!legal(G, seat).includes(card)) return "INVALID_MOVE";
      G.hands[seat] = G.hands[seat].filter((other) => other !== card);
      G.trick.push({ seat, card });
      let next = (seat + 1) % 4;
      if (G.trick.length === 4) {
        const lead = G.trick[0].card[0];
        const best = G.trick.filter((play) => play.card[0] === lead);
        best.sort((a, b) => Number(b.card.slice(1)) - Number(a.card.slice(1)));
        next = best[0].seat;
        G.tricks[next] += 1;
        G.last = G.trick;
        G.trick = [];
        if (G.hands[next].length === 0) {
          G.scores = G.scores.map((score, who) => score + G.tricks[who]);
          deal(G);
        }
      }
      events.endTurn({ next: String(next) });
    },
  },
};

module.exports = { Tricks, legal };
