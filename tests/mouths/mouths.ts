/**
 * Every mouth of the app: where something comes in that somebody else wrote. Each takes bytes and answers whether it took them; whatever it was
 * given, it answers: an exception is a fault.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { root } from '../../build/fresh.mjs';
import { ensure } from '../../build/outputs.ts';
import type { Case, Channel } from '../../desk/contract.ts';
import { openDesk } from '../../desk/open.ts';
import { serve } from '../../desk/serve.ts';
import { placeOf, toOpen } from '../../electron/opening.ts';
import { startHost } from '../../host/server.ts';
import { codeOf, readCode } from '../../renderer/src/table/code.ts';
import { FileError, importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';

export interface Mouth {
  name: string;
  /** Inputs that are taken; what is tried is made of them. */
  samples: Buffer[];
  take(bytes: Buffer): Promise<boolean>;
  /** What is ruled on takes its time: it is fed so much less often. */
  share?: number;
}

const CASE: Case = {
  game: 'ygo', ruleset: 'ygo-current', title: 'Tisch 4',
  state: { turn: { number: 3, player: 'A' }, phase: 'main1', players: { A: { lifePoints: 4000, hand: ['Monster Reborn', '?'], graveyard: ['Jinzo'] }, B: { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'down', zone: 2 }], monsters: [{ card: 'Sangan', position: 'defense' }] } } },
  cards: { 'Own Wall': { name: 'Own Wall', kind: 'monster', monster: ['normal'], level: 4, atk: 0, def: 2000, race: 'Rock', attribute: 'EARTH' } },
  moves: [{ by: 'A', do: 'activate', card: 'Monster Reborn', targets: ['Jinzo'] }, { by: 'B', do: 'activate', card: 'Mystical Space Typhoon', targets: ['Monster Reborn'] }],
} as Case; // prettier-ignore
const PTCG_CASE = `game: ptcg
state:
  turn: { number: 4, player: A }
  players:
    A: { active: { card: Miraidon ex, energy: [Lightning, Lightning], damage: 20 }, bench: [{ card: Pikachu ex }], prizes: 3 }
    B: { active: { card: Charizard ex, conditions: [poisoned], tools: [Bravery Charm] }, hand: [Boss's Orders] }
moves:
  - { by: A, do: attack, attack: 1 }
`;
const LINES = [
  'A reborn, B mst',
  'A summons sangan, B: torrential tribute',
  'A: Enemy Controller (tribute sangan) -> Jinzo > B: Solemn Judgment',
  'A summons jinzo, B: bottomless trap hole; A: mystical space typhoon',
  'damage step: before, A: honest',
  'glurak ex 180 +40 -> guardevoir ex 310 kp (schwäche feuer)',
  'A: Miraidon ex uses Photon Blaster on Charizard ex',
];
const DECKS = [
  '#created by X\n#main\n04206964\n4206964\n46986414\n#extra\n1\n!side\n5318639\n',
  'Main Deck\n3x Ash Blossom & Joyous Spring\n2 Sangan\n1 Monster Reborn\nSide Deck\n1 Jinzo\n',
  'Pokémon: 3\n4 Charizard ex OBF 125\n2 Pidgey MEW 16\nTrainer: 1\n4 Boss’s Orders PAL 172\nEnergy: 1\n9 Fire Energy SVE 2\n',
  `ydke://${Buffer.from(Uint32Array.of(4206964, 46986414).buffer).toString('base64')}!!!`,
  JSON.stringify({ game: 'ygo', main: ['Sangan', 'Sangan'], side: ['Jinzo'] }),
];
const LISTS = [
  '#[Home]\n!Home 2026\n$whitelist\n26202165 0 --Sangan\n83764718 1\n',
  'title: { en: Home rules, de: Hausregeln }\nlists:\n  - from: 2026-01-01\n    forbidden: [Sangan]\n    limited: [Wiedergeburt]\n',
];
const TEXTS = [
  'When this card is destroyed by battle: You can target 1 monster in your GY; Special Summon it. You can only use this effect of "Own Wall" once per turn.',
  '1 Tuner + 1+ non-Tuner monsters\nOnce per turn (Quick Effect): You can discard 1 card; negate the activation, and if you do, destroy it.\n● Draw 1 card.',
  'Flip 2 coins. This attack does 30 damage for each heads. If you do, your opponent’s Active Pokémon is now Paralyzed.',
];
const YUGIOH = {
  password: 101, konami_id: 1, name: { en: 'Paper Lion', de: 'Papierlöwe' }, text: { en: 'FLIP: Fold 1 card.', de: 'FLIPP: Falte 1 Karte.' },
  card_type: 'Monster', monster_type_line: 'Beast / Flip / Effect', attribute: 'EARTH', level: 3, atk: 1200, def: '?', link_arrows: null,
}; // prettier-ignore
const YGOPRODECK = { data: [{ id: 990001, name: 'Paper Wall', type: 'Normal Monster', frameType: 'normal', desc: 'A wall.', atk: 0, def: 2100, level: 4, race: 'Rock', attribute: 'EARTH' }] }; // prettier-ignore
const TCGDEX = {
  category: 'Pokemon', id: 'tst1-005', localId: '005', name: 'Papermon ex', suffix: 'ex', hp: 210, types: ['Grass'], stage: 'Stage1', evolveFrom: 'Sheetmon',
  set: { id: 'tst1', name: 'Test Set', abbreviation: 'TST', releaseDate: '2025-02-03' }, attacks: [{ cost: ['Grass'], name: 'Cut', effect: 'Flip a coin.', damage: '80+' }], retreat: 2,
}; // prettier-ignore
const POKEMONTCG = [{ id: 'tst2-1', name: 'Foldmon', supertype: 'Pokémon', subtypes: ['Basic'], hp: '60', types: ['Fire'], number: '1', attacks: [{ name: 'Nip', cost: ['Fire'], convertedEnergyCost: 1, damage: '20', text: '' }], set: { id: 'tst2', name: 'Second Set', releaseDate: '2024/01/01' } }]; // prettier-ignore

/** A card database as EDOPro writes them, of two cards. */
function cdb(folder: string): Buffer {
  const path = join(folder, 'sample.cdb');
  const db = new Database(path);
  db.exec(
    `CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, setcode INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER, category INTEGER);
     CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT, desc TEXT, ${Array.from({ length: 16 }, (_, i) => `str${i + 1} TEXT`).join(', ')});
     INSERT INTO datas VALUES (1, 3, 0, 0, 33, 1200, -2, 3, 16384, 1, 0), (2, 3, 0, 0, 65538, 0, 0, 0, 0, 0, 0);
     INSERT INTO texts (id, name, desc) VALUES (1, 'Paper Lion', 'FLIP: Fold 1 card.'), (2, 'Quick Glue', 'Glue 2 cards.');`,
  );
  db.close();
  return readFileSync(path);
}

/** All mouths over a data folder of their own, and how to close them again. */
export async function openMouths(): Promise<{ mouths: Mouth[]; close: () => Promise<void> }> {
  await ensure(['rules']);
  const folder = mkdtempSync(join(tmpdir(), 'mouths-'));
  const call = serve(openDesk({ rules: join(root, 'dist', 'rules.db'), data: join(folder, 'data'), integrity: false }));
  const judge = openJudgeDb(join(folder, 'lists'));
  const host = await startHost({ call, files: folder, onFault: (fault) => faults.push(fault) });
  const faults: unknown[] = [];
  const cookie = (await fetch(host.launchUrl(), { redirect: 'manual' })).headers.get('set-cookie')!.split(';')[0]!;

  const text = (bytes: Buffer): string => bytes.toString('utf8');
  const asked = async (channel: Channel, input: unknown): Promise<boolean> => (await call(channel, input)).ok;
  /** A mouth for a value that arrives as JSON: what is no JSON any more never gets so far. */
  const value = (of: (value: unknown) => Promise<boolean>) => async (bytes: Buffer) => {
    let read: unknown;
    try {
      read = JSON.parse(text(bytes));
    } catch {
      return false;
    }
    return of(read);
  };
  /** A mouth for a card list, by the file's ending. */
  const list = (ending: string) => {
    const path = join(folder, `list${ending}`);
    return async (bytes: Buffer): Promise<boolean> => {
      // To write over a file waits for the disk: 3 ms of the 0.1 a new one takes.
      rmSync(path, { force: true });
      writeFileSync(path, bytes);
      try {
        return (await importCards(judge, path)).added >= 0;
      } catch (error) {
        if (error instanceof FileError) return false;
        throw error;
      }
    };
  };
  const bytes = (of: readonly unknown[]): Buffer[] =>
    of.map((one) => Buffer.from(typeof one === 'string' ? one : JSON.stringify(one)));
  await call('saveCase', { title: 'Tisch 4', case: CASE });
  const kept = (await call('dataFile', {})) as { value: { text: string } };
  const jsonLists = bytes([[YUGIOH], YGOPRODECK, TCGDEX, POKEMONTCG]);
  const request = `POST /api/search HTTP/1.1\r\nHost: ${new URL(host.url).host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: 26\r\n\r\n{"query":"destroyed card"}`;

  const mouths: Mouth[] = [
    { name: 'case file', samples: bytes([CASE, PTCG_CASE]), take: (b) => asked('rule', { source: text(b) }) },
    { name: 'case value', samples: bytes([CASE]), take: value((of) => asked('rule', { case: of })) },
    { name: 'line', samples: bytes(LINES), take: (b) => asked('line', { line: text(b) }), share: 0.1 },
    { name: 'deck list', samples: bytes(DECKS), take: (b) => asked('deck', { source: text(b) }) },
    { name: 'limit lists', samples: bytes(LISTS), take: (b) => asked('importLists', { text: text(b) }) },
    { name: 'card text', samples: bytes(TEXTS), take: (b) => asked('analyze', { text: text(b) }) },
    {
      name: 'card record',
      samples: bytes([YUGIOH, YGOPRODECK.data[0]]),
      take: value((of) => asked('analyze', { record: of })),
    },
    { name: 'search', samples: bytes(LINES), take: (b) => asked('search', { query: text(b) }) },
    { name: 'what happened', samples: bytes(LINES), take: (b) => asked('findInfraction', { query: text(b) }) },
    {
      name: 'saved file',
      samples: bytes([kept.value.text]),
      take: (b) => asked('dataRestore', { from: { file: text(b) }, how: 'add' }),
    },
    { name: 'card list, JSON', samples: jsonLists, take: list('.json') },
    { name: 'card list, gzip', samples: jsonLists.map((one) => gzipSync(one)), take: list('.json.gz') },
    { name: 'card list, cdb', samples: [cdb(folder)], take: list('.cdb') },
    {
      name: 'case code',
      samples: [Buffer.from(await codeOf(CASE))],
      take: async (b) => (await readCode(text(b))) !== undefined,
    },
    {
      name: 'packed case',
      samples: [deflateRawSync(JSON.stringify(CASE))],
      take: async (b) => (await readCode(`judge:${b.toString('base64url')}`)) !== undefined,
    },
    {
      name: 'link or file to open',
      samples: bytes(['judge://show/ygo.chain.purpose', '/home/x/Tisch 4.judgecase']),
      take: async (b) => placeOf(text(b)) !== undefined || toOpen(['app', text(b)], folder) !== undefined,
    },
    {
      name: 'request',
      samples: bytes([request]),
      async take(b) {
        const status = await sent(new URL(host.url), b);
        if (faults.length > 0) throw faults.pop();
        return status.startsWith('HTTP/1.1 200');
      },
    },
  ];
  return {
    mouths,
    async close() {
      await host.close();
      judge.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a host answers to these bytes; empty where it hangs up. */
function sent({ hostname, port }: URL, request: Buffer): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(request));
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => done(answer));
  });
}
