/** The look of the game: its colours, and the edge of its cards. */
import "./look.css";
import { addEdge } from "../../art/edges";

// lace
addEdge(
  "macaron",
  "M1 8a7 7 0 0 1 7-7h44a7 7 0 0 1 7 7v25a4.83 4.83 0 0 1-9.66 0 4.83 4.83 0 0 1-9.67 0 4.83 4.83 0 0 1-9.67 0 4.83 4.83 0 0 1-9.67 0 4.83 4.83 0 0 1-9.67 0A4.83 4.83 0 0 1 1 33Z",
);
