// The window: Svelte, built into plain files that both Electron (app://) and host/ serve.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  base: './',
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome140',
    // No inlined data: URLs: the content security policy names only 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
