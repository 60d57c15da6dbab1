/** Prints a page the desk made (a whole HTML text without scripts): its content stands in the window's place while it is printed. */
export function printPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sheet = document.createElement('section');
  sheet.className = 'sheet';
  sheet.append(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
  document.body.append(sheet);
  window.print();
  sheet.remove();
}
