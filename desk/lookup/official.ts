/** Which addresses are the publishers' own documents: the only ones Electron opens, and those the window shows as links there. */

/** Hosts of the publishers' own documents: what a source's link may open. */
const OFFICIAL_HOSTS = [
  'www.yugioh-card.com',
  'img.yugioh-card.com',
  'www.db.yugioh-card.com',
  'yugiohblog.konami.com',
  'www.pokemon.com',
  'play.pokemon.com',
  'assets.pokemon.com',
];

/** An `https:` address on one of the publishers' hosts, without a user or a port. */
export function isOfficial(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, hostname } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && OFFICIAL_HOSTS.includes(hostname);
}
