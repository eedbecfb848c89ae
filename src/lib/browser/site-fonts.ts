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

const isTextField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Calls a function for each element whose text or value matches a pattern: for those of the page at once, for others as
 * soon as the page or the value changes.
 * @returns a function that ends this
 */
function watchTexts(pattern: RegExp, onFound: (element: Element) => void): () => void {
  const look = (root: Node) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = nodes.nextNode()) {
      if (isTextField(node)) {
        if (pattern.test(node.value + node.placeholder)) onFound(node);
      } else if (node instanceof Text && node.parentElement && pattern.test(node.data)) onFound(node.parentElement);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) look(node);
  });
  const lookAtField = ({ target }: Event) => isTextField(target) && look(target);
  look(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', lookAtField);
  return () => {
    observer.disconnect();
    document.removeEventListener('input', lookAtField);
  };
}

const findFace = (family: string) =>
  [...document.fonts].find((face) => face.family.replace(/["']/g, '') === family && face.unicodeRange !== '');

/**
 * Marks elements with characters that the page's first font lacks, as long as the site's font is not loaded. If this font
 * cannot be loaded, the marks stay. In development there are no such fonts, and nothing is marked.
 * @returns a function that loads the site's font and then removes the marks. Its promise is fulfilled when a text needs the
 *   full typeface, whose style sheet makes the browser lay out the whole page again. It never rejects
 */
export function keepWordsInOneFont(): () => Promise<void> {
  const first = findFace(firstFamily);
  if (!first) return async () => {};
  const stopMarking = watchTexts(outsideOf(first.unicodeRange), (element) =>
    element.closest(`:not(${inlineElements})`)?.setAttribute('data-font-pending', ''),
  );

  return async () => {
    const [site] = await document.fonts.load(`1em '${siteFamily}'`, '가').catch(() => []);
    if (!site) return;
    stopMarking();
    for (const element of document.querySelectorAll('[data-font-pending]'))
      element.removeAttribute('data-font-pending');
    const found = Promise.withResolvers<void>();
    const stopLooking = watchTexts(outsideOf(site.unicodeRange), () => found.resolve());
    await found.promise;
    stopLooking();
  };
}
