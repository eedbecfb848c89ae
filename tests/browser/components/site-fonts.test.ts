import siteFontUrl from 'pretendard/dist/web/static/woff2-subset/Pretendard-Regular.subset.woff2?url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWordsInOneFont } from '#src/lib/browser/site-fonts.ts';

let faces: FontFace[] = [];

/** Adds the two fonts of a built page. The first one has the characters of 학회 and the printable ASCII characters. */
beforeEach(() => {
  faces = [
    new FontFace('Pretendard First', `url(${siteFontUrl})`, { unicodeRange: 'U+20-7E, U+D559, U+D68C' }),
    new FontFace('Pretendard Site', `url(${siteFontUrl})`, { unicodeRange: 'U+20-7E, U+AC00-D7A3' }),
  ];
  for (const face of faces) document.fonts.add(face);
});

afterEach(() => {
  for (const face of faces) document.fonts.delete(face);
  document.body.replaceChildren();
});

function addParagraph(html: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.innerHTML = html;
  document.body.append(paragraph);
  return paragraph;
}

const isPending = (element: Element) => element.hasAttribute('data-font-pending');

/** Lets the second font load. */
async function showSiteFont(loadSiteFont: () => Promise<void>): Promise<void> {
  void loadSiteFont();
  await expect.poll(() => document.querySelector('[data-font-pending]')).toBeNull();
}

/** Waits for the microtask in which the browser reports changes of the document. */
const mutationsReported = () => Promise.resolve();

test('marks an element with a character that the first font lacks, until the second font has loaded', async () => {
  const loadSiteFont = keepWordsInOneFont();
  const known = addParagraph('학회 2025');
  const other = addParagraph('학회 <strong>소</strong>식');
  await mutationsReported();
  expect([known, other].map(isPending)).toEqual([false, true]);
  await showSiteFont(loadSiteFont);
  expect(isPending(other)).toBe(false);
});

test('requests the full typeface only for a text with a character that the second font lacks', async () => {
  let isNeeded = false;
  const needed = keepWordsInOneFont()().then(() => {
    isNeeded = true;
  });
  addParagraph('학회 소식');
  await document.fonts.load("1em 'Pretendard Site'", '가');
  await mutationsReported();
  expect(isNeeded).toBe(false);
  addParagraph('學會');
  await needed;
});

test('marks an element whose text changes to a character that the first font lacks', async () => {
  const loadSiteFont = keepWordsInOneFont();
  const paragraph = addParagraph('학회');
  if (paragraph.firstChild) paragraph.firstChild.nodeValue = '학회지';
  await mutationsReported();
  expect(isPending(paragraph)).toBe(true);
  await showSiteFont(loadSiteFont);
});

test('marks a field while a character is typed that the first font lacks', async () => {
  const loadSiteFont = keepWordsInOneFont();
  const field = document.createElement('input');
  document.body.append(field);
  field.value = '학술';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(isPending(field)).toBe(true);
  await showSiteFont(loadSiteFont);
});
