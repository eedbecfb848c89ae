// @module-tag slow

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText } from '#src/components/content/rich-text.tsx';
import { globals } from '#src/styles/global.ts';
import { attacks } from '#tests/browser/support/attacks.ts';

const ran = vi.fn();
const errors: string[] = [];
const note = (event: Event) => errors.push(event instanceof ErrorEvent ? event.message : event.type);

beforeAll(() => {
  // The global styles of every page also contain a post.
  document.body.classList.add(globals);
  Reflect.set(window, 'A', ran);
  window.addEventListener('error', note);
});
afterAll(() => {
  document.body.classList.remove(globals);
  Reflect.deleteProperty(window, 'A');
  window.removeEventListener('error', note);
});

const elements = new Set(
  'P BR HR DIV SPAN BLOCKQUOTE PRE CODE H3 H4 H5 H6 STRONG B EM I U S SUB SUP MARK SMALL UL OL LI DL DT DD A IMG FIGURE FIGCAPTION TABLE CAPTION COLGROUP COL THEAD TBODY TFOOT TR TH TD'.split(
    ' ',
  ),
);
const attributes = new Set(
  // The site sets the last two: on the plain rest of a long post, and on the note above it.
  'href src alt title width height colspan rowspan scope start lang target rel loading data-plain data-note'.split(' '),
);
const address = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#|$)/i;

/** Returns the elements and attributes that a post must not contain. */
function intruders(place: Element): string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const found = elements.has(element.tagName) ? [] : [element.tagName];
    for (const { name, value } of element.attributes) {
      if (!attributes.has(name)) found.push(`${element.tagName} ${name}`);
      else if ((name === 'href' || name === 'src') && !address.test(value)) found.push(`${name}=${value}`);
    }
    return found;
  });
}

/** The state outside the post that it must not change. */
const surroundings = () => [document.head.childElementCount, document.body.childElementCount, document.title].join();

const effectsSettled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 100 }));
  });

test('no attack runs, leaves markup, or changes or widens the page around it', async () => {
  const screen = await render(<RichText html="" />);
  const around = surroundings();
  const pageWidth = () => document.documentElement.scrollWidth;
  const widthBefore = pageWidth();
  const found: string[] = [];
  for (const attack of attacks) {
    await screen.rerender(<RichText html={attack} />);
    const left = intruders(screen.container.children[0] ?? screen.container);
    if (left.length > 0) found.push(`${attack} → ${left.join('; ')}`);
    if (pageWidth() > widthBefore) found.push(`${attack} widens the page`);
  }
  // Loading, errors and animations happen asynchronously.
  await effectsSettled();
  expect(found).toEqual([]);
  expect(surroundings()).toBe(around);
  expect(ran).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
}, 60_000);
