// The script of a saved ruling: arrow keys, Home and End walk, "l" changes the language. It stands in the file alone and knows nothing of the app.
const ruling = JSON.parse(document.getElementById('ruling').textContent);
let lang = ruling.lang;
let at = ruling.at || ruling.steps.length - 1;
const make = (tag, text, ...children) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
};
const LANGUAGE = { de: 'Deutsch', en: 'English' };
const button = (text, click) => {
  const element = make('button', text);
  element.onclick = click;
  return element;
};
function steps() {
  return make(
    'ol',
    '',
    ...ruling.steps.map((step, i) => {
      const one = button(`${step.n}. ${step.text[lang]}`, () => show(i));
      if (i === at) one.setAttribute('aria-current', 'step');
      return make('li', '', one);
    }),
  );
}
/** What is printed on the card of a step, the words that decide lit, Energy signs as their letters in a ring. */
function printed(card) {
  if (!card) return [];
  const part = ({ text, lit, sign }) => {
    const shown = sign ? make('i', text) : text;
    if (sign) Object.assign(shown, { title: sign, role: 'img', ariaLabel: sign });
    return lit ? make('mark', '', shown) : shown;
  };
  const boxes = card.text[lang].map((parts) => make('p', '', ...parts.map(part)));
  return [make('h2', card.name[lang]), ...boxes];
}
function board({ board: told, card, rule }) {
  const list = make('dl', '', ...told.flatMap((one) => [make('dt', `${one.player} · ${one.where[lang]}`), make('dd', one.what[lang])])); // prettier-ignore
  return make(
    'section',
    '',
    list,
    ...printed(card),
    ...(rule ? [make('h2', rule.title[lang]), make('p', rule.text[lang])] : []),
  );
}
/** What was assumed, folded: on paper it is told. */
function assumed() {
  const { title, facts } = ruling.assumed ?? {};
  if (!facts) return [];
  const list = make('ul', '', ...facts.map((fact) => make('li', fact[lang])));
  return [make('details', '', make('summary', `${title[lang]} (${facts.length})`), list)];
}
function show(step) {
  at = Math.max(0, Math.min(ruling.steps.length - 1, step));
  document.documentElement.lang = lang;
  document.title = ruling.headline[lang];
  const other = lang === 'de' ? 'en' : 'de';
  const change = button(LANGUAGE[other], () => ((lang = other), show(at)));
  change.lang = other;
  document
    .querySelector('main')
    .replaceChildren(
      make(
        'header',
        '',
        make('p', '', make('span', ruling.under[lang]), change),
        ...ruling.conditions.map((told) => make('p', told[lang])),
        make('h1', ruling.headline[lang]),
        ...assumed(),
      ),
      steps(),
      board(ruling.steps[at]),
      make('footer', ruling.unofficial[lang]),
    );
  // The step and what it says are in sight together, however many steps there are.
  const current = document.querySelector('[aria-current]');
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'nearest' });
}
addEventListener('keydown', (event) => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'ArrowLeft' || key === 'ArrowUp') show(at - 1);
  else if (key === 'ArrowRight' || key === 'ArrowDown') show(at + 1);
  else if (key === 'Home') show(0);
  else if (key === 'End') show(ruling.steps.length - 1);
  else if (key === 'l') {
    lang = lang === 'de' ? 'en' : 'de';
    show(at);
  } else return;
  event.preventDefault();
});
show(at);
