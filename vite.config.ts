// The window: Svelte, built into plain files that both Electron (app://) and host/ serve.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'rolldown/utils';
import { defineConfig, type Plugin } from 'vite';

/** The font is asked for with the page, not only once its styles are read: words do not move when it comes. */
const fontFirst: Plugin = {
  name: 'font-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-standard-normal-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
};

/** A table of Japanese characters is most of the reader of QR codes; a code with a case in it has none of them. */
const codesWithoutKanji: Plugin = {
  name: 'codes-without-kanji',
  transform(code, id) {
    if (!/[\\/]jsqr[\\/]dist[\\/]jsQR\.js$/.test(id)) return null;
    const without = code.replace(/^exports\.shiftJISTable = \{[^}]*\};$/m, 'exports.shiftJISTable = {};');
    if (without === code) throw new Error('jsQR has no such table any more: this step is to go');
    return { code: without, map: null };
  },
};

/** The script and the styles of a saved ruling are carried as text: without comments, long names and indents. */
const replayShort: Plugin = {
  name: 'replay-short',
  enforce: 'pre',
  load(id) {
    const [path, name] = /^(.*[\\/]replay[\\/](code\.js|style\.css))\?raw$/.exec(id)?.slice(1) ?? [];
    if (!path || !name) return null;
    const text = readFileSync(path, 'utf8');
    const short = name === 'code.js' ? minifySync(name, text, { module: false }).code : text.replace(/^\s+/gm, '');
    return `export default ${JSON.stringify(short)}`;
  },
};

/** A component's own class, as short as keeps them apart: it stands in every element that component styles. */
const files = new Map<string, string>();
function cssHash({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const own = `s${hash(filename).slice(0, 4)}`;
  const other = files.get(own);
  if (other !== undefined && other !== filename)
    throw new Error(`${filename} and ${other} would share a class: ${own}`);
  files.set(own, filename);
  return own;
}

export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  base: './',
  plugins: [svelte({ configFile: false, compilerOptions: { cssHash } }), fontFirst, codesWithoutKanji, replayShort],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome140',
    // No inlined data: URLs: the content security policy names only 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two files: what the window needs to answer the first key, and the screens. More files would wait for one another.
        codeSplitting: {
          groups: [
            {
              name: 'window',
              test: /svelte[\\/]src|esm-env|clsx|renderer[\\/]src[\\/](lookup|ui|[^\\/]+$)|engine|vite/,
              priority: 2,
            },
            {
              name: 'screens',
              test: /renderer[\\/]src[\\/](table|board|ruling|training|cases|cards|settings)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
