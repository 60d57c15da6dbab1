import '@fontsource-variable/instrument-sans/standard.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// Settings first, so that nothing flashes in another theme or language; but never wait for them.
await Promise.race([app.load(), new Promise((done) => setTimeout(done, 400))]);
mount(App, { target });
