import '@fontsource-variable/instrument-sans/standard.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte.ts';
import { warmUp } from './lookup/tries.ts';
import { eraseOlder, notesAge } from './old-notes.ts';
import { loadAll, loadScreen } from './screens.ts';
import { sayWhatIsMissing } from './ui/missing.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

/** No await at the top level: the other screens' file imports this one, and would wait for it for ever. */
async function start(target: HTMLElement): Promise<void> {
  // Never wait long for the settings; until they are there nothing is shown, so that nothing flashes in another theme or language.
  const soon = Promise.race([app.load(), new Promise((done) => setTimeout(done, 400))]);
  if (app.route.screen === 'lookup') {
    // Made while the settings are on their way.
    target.style.opacity = '0';
    void soon.finally(() => (target.style.opacity = ''));
  } else await Promise.all([soon, loadScreen(app.route.screen)]);
  mount(App, { target });
  sayWhatIsMissing();
  // The first key comes before the other screens.
  setTimeout(() => requestIdleCallback(() => void loadAll()), 400);
  setTimeout(() => requestIdleCallback(warmUp), 1000);
  // What the judge wants kept no longer; it asks a lane that is wanted at once, too.
  setTimeout(() => void (notesAge() && eraseOlder(notesAge())), 2000);
}
void start(target);
