/** The look of the game: its colours, and the edge of its cards. */
import "./look.css";
import { addEdge } from "../../art/edges";

// fur
addEdge("monster", "M1 8a7 7 0 0 1 7-7h44a7 7 0 0 1 7 7v25l-5 6-6-6-5 7-6-7-7 9-7-9-6 7-5-7-6 6-5-6Z");
