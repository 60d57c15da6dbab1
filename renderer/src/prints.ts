/** The printing chosen last for a card's name is taken the next time, too. */
import { keyed } from '../../desk/pure.ts';
import { app } from './app.svelte.ts';

const KEY = 'printings';
/** By the name they were chosen for. */
export const lastPrints = (): Record<string, string> => ({ ...(app.kept[KEY] as Record<string, string> | undefined) });
export const lastPrint = (name: string): string | undefined => keyed(lastPrints(), name) || undefined;
export const rememberPrint = (name: string, print: string): void => app.keep(KEY, { ...lastPrints(), [name]: print });
