import { isExternalUrl, isSameOriginUrl } from '#src/lib/browser/safe-url.ts';
import { htmlToText } from './html-to-text.ts';
import { limitHtml } from './limit-html.ts';
import { purify } from './purify.ts';

/** What stands above the part of a post that is shown as text alone. */
const restNote = '서식이 너무 많아 여기부터는 글자만 표시합니다.';

/** Headings of a post stand below the page's h1 and the post's h2, so that the outline of the page holds (WCAG 1.3.1). */
function demoteHeadings(root: ParentNode): void {
  for (const heading of root.querySelectorAll('h1, h2')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/**
 * A picture of another origin would tell that origin who reads the post: a link to it takes its place. Within a link the
 * name of the picture stays there, and the link to the picture follows.
 */
function replaceExternalImages(root: ParentNode): void {
  for (const picture of root.querySelectorAll('img[src]')) {
    const address = picture.getAttribute('src') ?? '';
    if (isSameOriginUrl(address)) continue;
    const name = picture.getAttribute('alt')?.trim() || '외부 그림';
    if (!isExternalUrl(address)) {
      picture.replaceWith(name);
      continue;
    }
    const link = document.createElement('a');
    link.href = address;
    link.textContent = name;
    const around = picture.closest('a[href]');
    around?.after(' ', link);
    picture.replaceWith(around ? name : link);
  }
}

/** A link that leaves the site opens a new window, and says so in its name (WCAG 3.2.5, KWCAG 7.2.1). */
function markExternalLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    if (!isExternalUrl(link.getAttribute('href') ?? '')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
    const note = document.createElement('span');
    note.textContent = ' (새 창)';
    link.append(note);
  }
}

/** A picture without a text is treated as decoration; none of them moves the text when it arrives late. */
function prepareImages(root: ParentNode): void {
  for (const picture of root.querySelectorAll('img')) {
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
    picture.setAttribute('loading', 'lazy');
  }
}

/** The rest of a post that has more elements than a browser can show without a pause. */
function renderRest(rest: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const note = document.createElement('p');
  note.textContent = restNote;
  note.dataset.note = '';
  const text = document.createElement('div');
  text.textContent = htmlToText(rest);
  text.dataset.plain = '';
  fragment.append(note, text);
  return fragment;
}

/**
 * Cleans HTML that the page did not write itself: no scripts, styles, ids, classes, forms or frames; addresses of http,
 * https, mail, telephone and this site alone; pictures of this site alone. Its depth and the number of its elements are
 * bounded before anything parses it; the rest is text.
 * @param html any text
 * @returns nodes that may enter the page
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const { html: bounded, rest } = limitHtml(html);
  const clean = purify(bounded);
  demoteHeadings(clean);
  replaceExternalImages(clean);
  markExternalLinks(clean);
  prepareImages(clean);
  if (rest !== '') clean.append(renderRest(rest));
  return clean;
}
