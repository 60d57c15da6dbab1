// Where the bundled app finds its parts. This file is bundled into dist/electron/, so everything is relative to that.
import { fileURLToPath } from 'node:url';

export const windowFiles = fileURLToPath(new URL('../renderer', import.meta.url));
export const preload = fileURLToPath(new URL('./preload.cjs', import.meta.url));
export const deskProcess = fileURLToPath(new URL('./desk-process.mjs', import.meta.url));
