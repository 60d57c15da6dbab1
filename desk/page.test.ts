/** A page to read and to print. */
import { expect, test } from 'vitest';
import { page, type Part } from './page.ts';

const parts: Part[] = [{ heading: 'One' }, { text: 'a & b' }, { head: ['Name', 'n'], rows: [['<b>"Kim"', '1'], ['Lee\nand', '']], ticks: true }, { head: ['x'], rows: [['1']] }]; // prettier-ignore

test('as text: headings underlined, columns as wide as their longest cell, boxes to tick', () => {
  expect(page('text', 'en', 'Title', parts).split('\n')).toEqual([
    'Title', '=====', '', 'One', '---', 'a & b', '     Name      n', '[ ]  <b>"Kim"  1', '[ ]  Lee and', 'x', '1', '',
  ]); // prettier-ignore
});

test('as HTML: whole by itself, in its language, with what people wrote escaped', () => {
  const html = page('html', 'de', 'A & B', parts);
  expect(html).toMatch(/^<!doctype html>\n<html lang="de"><head><meta charset="utf-8">.*<title>A &amp; B<\/title>\n<style>body\{/);
  expect(html.slice(html.indexOf('<body>'))).toBe(
    '<body><h1>A &amp; B</h1>\n<h2>One</h2>\n<p>a &amp; b</p>\n' +
      '<table><thead><tr><th></th><th>Name</th><th>n</th></tr></thead><tbody><tr><td>☐</td><td>&lt;b&gt;&quot;Kim&quot;</td><td>1</td></tr>\n<tr><td>☐</td><td>Lee\nand</td><td></td></tr></tbody></table>\n' +
      '<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>\n</body></html>\n',
  );
}); // prettier-ignore
