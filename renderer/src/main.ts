import '@fontsource-variable/instrument-sans/standard.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';
import { loadAll, loadScreen } from './screens.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// Settings and the screen first, so that nothing flashes in another theme or language; but never wait long for them.
const ready = Promise.all([app.load(), loadScreen(app.route.screen)]);
await Promise.race([ready, new Promise((done) => setTimeout(done, 400))]);
mount(App, { target });
// The first key comes before the other screens.
setTimeout(() => requestIdleCallback(() => void loadAll()), 400);
