import { expect, test } from 'vitest';
import { page, type Part } from './page.ts';

const PARTS: Part[] = [
  { heading: 'Part' },
  { text: 'Words & signs.' },
  { head: ['a', 'bb'], rows: [['1', '22\n3']] },
  { head: ['Card'], rows: [['Jinzo']], ticks: true },
];

test('as plain text: what is a heading is underlined, columns stand below each other, rows may be ticked', () => {
  expect(page('text', 'en', 'Title', PARTS)).toBe(
    'Title\n=====\n\nPart\n----\nWords & signs.\na  bb\n1  22 3\n     Card\n[ ]  Jinzo\n',
  );
});

test('as HTML in its language, with nothing of a text taken for a tag', () => {
  const html = page('html', 'de', 'A <b> title', PARTS);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<title>A &lt;b&gt; title</title>');
  expect(html).toContain('<h2>Part</h2>\n<p>Words &amp; signs.</p>');
  expect(html).toContain('<tr><th></th><th>Card</th></tr></thead><tbody><tr><td>☐</td><td>Jinzo</td></tr>');
});
