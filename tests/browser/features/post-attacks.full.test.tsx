import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichText } from '#src/components/content/rich-text.tsx';
import { patterns } from '#src/navigation/paths.ts';
import { PostPage } from '#src/pages/archive/post-page.tsx';
import { globals } from '#src/styles/global.ts';
import { attacks } from '#tests/browser/support/attacks.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

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

/** Responds with an attack as content, title and author of a post. */
function answerAttacks(shown: readonly string[]) {
  const textOf = (pk: number) => shown[pk - 1] ?? '';
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const pk = Number(new URL(request.url).searchParams.get('info_pk'));
    const notice = {
      notice_pk: pk,
      notice_title: textOf(pk).slice(0, 200),
      notice_content: textOf(pk),
      notice_enrollment_date: '2025-11-03',
      notice_hit: 1,
      admin_name: textOf(pk).slice(0, 50),
    };
    return Response.json({
      success: true,
      data: { notice, notice_file: [], prev_pk: pk > 1 ? pk - 1 : null, next_pk: pk + 1 },
      error: null,
    });
  });
}

function link(name: string): HTMLElement {
  const element = page.getByRole('link', { name, exact: true }).element();
  if (!(element instanceof HTMLElement)) throw new Error(`${name} is no link.`);
  return element;
}

/** Whether a visitor can press an element: it is in the window and not covered. */
function canBePressed(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return x >= 0 && x + width <= window.innerWidth && (top === element || element.contains(top));
}

test('no attack runs, leaves markup, or changes the page around it', async () => {
  const screen = await render(<RichText html="" />);
  const around = surroundings();
  const found: string[] = [];
  for (const attack of attacks) {
    await screen.rerender(<RichText html={attack} />);
    const left = intruders(screen.container.children[0] ?? screen.container);
    if (left.length > 0) found.push(`${attack} → ${left.join('; ')}`);
  }
  // Loading, errors and animations happen asynchronously.
  await effectsSettled();
  expect(found).toEqual([]);
  expect(surroundings()).toBe(around);
  expect(ran).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
}, 60_000);

test('on the post screen each attack stays inside the post, title and author are text, and the page stays usable', async () => {
  const fetch = answerAttacks(attacks);
  const routes = [patterns.notice, patterns.community].map((path) => ({ path, element: <PostPage /> }));
  const router = createMemoryRouter(routes, { initialEntries: ['/information/notice/1'] });
  await renderInProviders(router.element);
  for (const [index, attack] of attacks.entries()) {
    // Navigates with the link of the page, which works only if the page still runs.
    if (index > 0) link('다음글').click();
    const title = page.getByRole('heading', { level: 2 });
    await expect.poll(() => title.element().textContent).toBe(attack.slice(0, 200));
    expect(title.element().querySelectorAll('bdi *'), attack).toHaveLength(0);
    const author = document.querySelectorAll('article dd')[2];
    expect(author?.textContent, attack).toBe(attack.slice(0, 50));
    expect(document.documentElement.scrollWidth, attack).toBeLessThanOrEqual(window.innerWidth);
    expect(canBePressed(link('목록')), attack).toBe(true);
    expect(canBePressed(link('다음글')), attack).toBe(true);
  }
  await effectsSettled();
  expect(ran).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
  fetch.mockRestore();
}, 120_000);
