/** Returns the path of an element, such as `body>div:nth-child(1)>main:nth-child(2)`, which is also a selector of it. */
export function elementPath(element: Element): string {
  const parts: string[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) {
    const tag = current.localName;
    const siblings = current.parentElement?.children;
    const isUnique = !siblings || tag === 'html' || tag === 'head' || tag === 'body';
    parts.unshift(isUnique ? tag : `${tag}:nth-child(${[...siblings].indexOf(current) + 1})`);
  }
  return parts.join('>');
}

/**
 * Returns the markup without generated IDs, which differ between visits. Of the whole page, returns the title, because a
 * mutant of the page is the same in all states of a screen.
 */
export const stableMarkup = (element: Element): string =>
  (element.matches('html, #root') ? document.title : element.outerHTML)
    .replace(/\s(id|for|name|aria-(controls|labelledby|describedby|owns|activedescendant))="[^"]*"/g, '')
    .replace(/\s+/g, ' ');

/** Returns a short hash of a text (FNV-1a). */
export function textHash(text: string): string {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return hash.toString(36);
}
