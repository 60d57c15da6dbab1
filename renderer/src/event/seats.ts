/** Seatings as a judge writes or pastes them: a line a table, its number first. */
interface Seats {
  tables: { table: string; players: string[] }[];
  /** Lines that name no table. */
  unread: string[];
}

const MOST_PLAYERS = 4;
/** '12: Kim, Lee', '12 Kim – Lee', 'Tisch 12; Kim; Lee', a row of a spreadsheet. */
const LINE = /^(?:table|tisch)?\s*#?(\d{1,6}[a-z]?)\s*[:.)\t;,-]?\s*(.*)$/iu;

export function readSeats(text: string): Seats {
  const seats: Seats = { tables: [], unread: [] };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const found = LINE.exec(line);
    const players = (found?.[2] ?? '').split(/[,;/\t]|\s[–—-]\s|\s(?:vs?\.?|gegen)\s/iu).map((one) => one.trim()).filter(Boolean); // prettier-ignore
    if (!found || players.length === 0 || players.length > MOST_PLAYERS) seats.unread.push(line);
    else seats.tables.push({ table: found[1]!, players });
  }
  return seats;
}
