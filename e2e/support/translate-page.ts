/**
 * Replaces the texts of a page as the translation of a browser does: by `font` elements with new texts, also those that
 * appear later. A text that React changes after it was replaced would never be seen, so it is an error on the console.
 * Runs in the page.
 */
export function translatePage(): void {
  if (document.contentType !== 'text/html') return;
  const replaced = new WeakSet<Node>();
  const replaceText = (text: Node) => {
    const { parentElement } = text;
    if (!parentElement || parentElement.closest('font, svg, script, style, textarea, [translate=no]')) return;
    if (!text.nodeValue?.trim()) return;
    const font = document.createElement('font');
    font.append(text.nodeValue);
    replaced.add(text);
    text.parentNode?.replaceChild(font, text);
  };
  const replaceTextsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replaceText);
  };
  const property = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...property,
    set(this: Node, value: string) {
      if (replaced.has(this)) console.error(`The translated page does not show a changed text: ${value}`);
      property?.set?.call(this, value);
    },
  });
  replaceTextsIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceTextsIn);
  }).observe(document.body, { childList: true, subtree: true });
}
