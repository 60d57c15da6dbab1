// Opens the desk over the compiled knowledge base and the judge's own data. (Not built yet: every channel says so.)
import { inputs, type Channel, type JudgeDesk } from './contract.ts';
import { deskOver } from './serve.ts';

/** Where the desk finds its files; absolute paths. */
export interface DeskPlaces {
  /** The compiled rules.db, opened read-only. */
  rules: string;
  /** Folder of the judge's own data; the platform's user data folder where not given. */
  data?: string;
}

export function openDesk(_places: DeskPlaces): JudgeDesk {
  const channels = Object.keys(inputs) as Channel[];
  return deskOver(async (channel) => ({
    ok: false,
    problems: [
      {
        code: 'not-built',
        path: '',
        message: {
          en: `“${channel}” is not built yet (${channels.length} channels are planned).`,
          de: `„${channel}“ ist noch nicht gebaut (${channels.length} Kanäle sind geplant).`,
        },
      },
    ],
  }));
}
