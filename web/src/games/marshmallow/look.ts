/** The look of the game: its colours, and the edge of its cards. */
import "./look.css";
import { addEdge } from "../../art/edges";

// icing
addEdge(
  "marshmallow",
  "M1 8a7 7 0 0 1 7-7h44a7 7 0 0 1 7 7v24c0 5-8 5-8 0v-1c0-4-6-4-6 0v5c0 5-9 5-9 0v-6c0-4-6-4-6 0v11c0 5-9 5-9 0v-9c0-4-6-4-6 0v4c0 5-8 5-8 0v-2c0-3-3-3-6-2Z",
);
