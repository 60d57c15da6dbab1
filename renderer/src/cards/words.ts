/** Words of the cards, with those all screens share. */
import type { Localized } from '../../../desk/contract.ts';
import type { Catalogue } from '../../../desk/pure.ts';
import { W as shared, w } from '../words.ts';

export const W = {
  ...shared,
  printings: (p: { count: number }) => ({
    en: `${p.count} cards of this name`,
    de: `${p.count} Karten dieses Namens`,
  }),
  notEstablished: w('not established', 'nicht festgestellt'),
  lastKnown: (p: { words: Localized }) => ({ en: `last ${p.words.en}`, de: `zuletzt ${p.words.de}` }),
  attackNumber: (p: { number: number }) => ({ en: `Attack ${p.number}`, de: `Attacke ${p.number}` }),
  ability: w('Ability', 'Fähigkeit'),
  searchCards: w('Find a card by name', 'Karte nach Namen finden'),
  noCards: w(
    'No card of that name. On a table any card can be entered by its printed facts.',
    'Keine Karte dieses Namens. Auf dem Tisch lässt sich jede Karte nach ihren aufgedruckten Angaben eingeben.',
  ),
  library: w('Library', 'Bibliothek'),
  imported: w('Imported', 'Importiert'),
  putOnTable: w('Put on the table', 'Auf den Tisch legen'),
} satisfies Catalogue;
