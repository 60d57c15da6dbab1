// Whether a text may be a line: asked of whatever is typed where searches are typed, too, before anybody tries to read it.

const PLAYER_FIRST = /^\s*[ab](?:\s*:|\s+\S{2,})/i;
const WHOSE_TURN = /^\s*(?:turn|zug)\s+[ab]\b/i;
const ARROW = /->|→|>/;
/** "main phase 1; A: Raigeki", "B's Path to the Peak is in play, A ends the turn": a player behind what is told first. */
const PLAYER_LATER = /[,;]\s*(?:[abAB]\s*:|[AB]\s+\S{2,})/;
/** "A's Snorlax is poisoned; checkup", "Bs aktives Pokémon ist Relaxo": what is a player's; "As long as" is not. */
const PLAYERS = /^\s*(?:[abAB]['’]s\s+\S|[AB]s\s+(?:\p{Lu}|aktive))/u;
/** "When A summons Sangan, B activates …", "… and B chains …": players by their letters do something, whatever word comes first. */
const PLAYER_DOES = /(?:^|\s)[AB]\s+(?:uses|attacks|activates|chains|summons|sets|aktiviert|kettet|beschwört|setzt)\s/;
/** "Rare Candy on Charmander into Charizard ex". */
const ON_INTO = /\son\s+\S.*\sinto\s/i;
/** "Walrein uses Megaton Fall", "Walrein setzt Fallgewicht ein", "greift Jinzo mit X an": a card, or whoever plays it, does something. */
const DOES =
  /(?:^|\s)(?:(?:uses|attacks|activates|chains|summons|retreats|evolves)(?=\s|$)|(?:aktiviert|kettet|(?:be)?nutzt|nutzt|(?:\p{L}+)?beschwört)\s|(?:greift|setzt|legt|zieht|ruft|deckt)\s(?:.*\s)?(?:an|ein|auf|zurück)(?=[\s,.;]|$))/iu;
/** "can …", "what if …", "darf …": a question, whatever it speaks of. */
const ASKS =
  /\?\s*$|^\s*(?:can|may|must|does|do|did|is|are|if|when|what|why|who|whose|which|how|where|will|would|should|kann|können|darf|dürfen|muss|müssen|ist|sind|wenn|wann|was|warum|wieso|wer|wessen|welche[rsmn]?|wie|wo|wird|werden|hat|macht|tut|gilt)\s/i;

/**
 * Whether a text reads like a line: a player first (`A reborn`, `B: mst`, `turn B`), an arrow, or a card that does something. What reads so
 * need not be one: only reading it tells.
 */
export const readsLikeLine = (text: string): boolean =>
  WHOSE_TURN.test(text) ||
  PLAYER_FIRST.test(text) ||
  ARROW.test(text) ||
  PLAYERS.test(text) ||
  tellsOfPlayers(text) ||
  ((DOES.test(text) || ON_INTO.test(text)) && !ASKS.test(text));

const tellsOfPlayers = (text: string): boolean =>
  !/\?\s*$/.test(text) && (PLAYER_LATER.test(text) || PLAYER_DOES.test(text));
