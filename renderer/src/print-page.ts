/** Prints a page the desk made (a whole HTML text without scripts): its content stands in the window's place while it is printed. */
export function printPage(html: string): void {
  // The window's policy allows no style of the page's own: it prints with the window's (`.sheet`).
  const page = new DOMParser().parseFromString(html.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
  const sheet = document.createElement('section');
  sheet.className = 'sheet';
  sheet.append(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
  document.body.append(sheet);
  window.print();
  sheet.remove();
}
