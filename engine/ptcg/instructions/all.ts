/** Every word of the language, by theme. */
import './cards.ts';
import './damage.ts';
import './energy.ts';
import './flow.ts';
import './pokemon.ts';
import './prizes.ts';
