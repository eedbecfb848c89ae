/*
 * A page has two fonts, both cut from Pretendard by the build. The first one is preloaded and has all characters of the
 * page's HTML. The second one has all characters of the site, and loads after the start. Until then, an element with
 * other characters than those of the first font would mix two typefaces in one word. Such an element gets an attribute,
 * and src/styles/global.ts shows it completely in the second font or in a system font.
 */

const firstFamily = 'Pretendard First';
const siteFamily = 'Pretendard Site';

/** Elements within a line. A word can begin or end in them, so the element around them is marked. */
export const inlineElements = 'a, abbr, b, bdi, code, del, em, i, ins, mark, small, span, strong, sub, sup, time, u';

/** Returns the pattern of a character outside a `unicode-range` (CSS Fonts). White space has no visible shape. */
export function outsideOf(unicodeRange: string): RegExp {
  const ranges = [...unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  const inside = ranges.map(([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[^\\s${inside.join('')}]`, 'u');
}

function mark(element: Element | null): void {
  element?.closest(`:not(${inlineElements})`)?.setAttribute('data-font-pending', '');
}

/** Marks the elements in a subtree whose text or value matches the pattern. */
function markTexts(root: Node, pattern: RegExp): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) {
    if (node instanceof Text && pattern.test(node.data)) mark(node.parentElement);
    else if (isTextField(node) && pattern.test(node.value + node.placeholder)) mark(node);
  }
}

const isTextField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const findFace = (family: string) =>
  [...document.fonts].find((face) => face.family.replace(/["']/g, '') === family && face.unicodeRange !== '');

/**
 * Marks elements with characters that the page's first font lacks, as long as the site's font is not loaded. If this font
 * cannot be loaded, the marks stay. In development there are no such fonts, and nothing is marked.
 * @returns a function that loads the site's font and then removes the marks. Its promise never rejects
 */
export function keepWordsInOneFont(): () => Promise<void> {
  const first = findFace(firstFamily);
  if (!first) return async () => {};
  const pattern = outsideOf(first.unicodeRange);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) markTexts(node, pattern);
  });
  const markField = ({ target }: Event) => {
    if (isTextField(target) && pattern.test(target.value)) mark(target);
  };
  markTexts(document.body, pattern);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', markField);

  return async () => {
    const faces = await document.fonts.load(`1em '${siteFamily}'`, '가').catch(() => []);
    if (faces.length === 0) return;
    observer.disconnect();
    document.removeEventListener('input', markField);
    for (const element of document.querySelectorAll('[data-font-pending]'))
      element.removeAttribute('data-font-pending');
  };
}
