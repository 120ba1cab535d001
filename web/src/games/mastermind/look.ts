/** The look of the game: its colours. */
import "./look.css";
