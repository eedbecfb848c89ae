import { isExternalUrl, isSameOriginUrl } from '#src/lib/browser/safe-url.ts';
import { htmlToText } from './html-to-text.ts';
import { limitHtml } from './limit-html.ts';
import { frameElements } from './post-elements.ts';
import { purify } from './purify.ts';

/** The note above the part of a post that is shown as plain text. */
const restNote = '서식이 너무 많아 여기부터는 글자만 표시합니다.';

function renameElements(root: ParentNode, selector: string, name: string): void {
  for (const element of root.querySelectorAll(selector)) {
    const renamed = document.createElement(name);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

/**
 * Replaces an element by a link to its URL. Inside a link, the element is replaced by its name, and the link to the URL
 * is placed after the outer link.
 */
function replaceByLink(element: Element, url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = name;
  const isSafe = url !== '' && (isExternalUrl(url) || isSameOriginUrl(url));
  const outerLink = element.closest('a[href]');
  if (isSafe) outerLink?.after(' ', link);
  element.replaceWith(isSafe && !outerLink ? link : name);
}

/** Replaces images of other origins by links, because loading them would reveal the reader to that origin. */
function replaceExternalImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img[src]')) {
    const url = image.getAttribute('src') ?? '';
    if (isSameOriginUrl(url)) continue;
    replaceByLink(image, url, image.getAttribute('alt')?.trim() || '외부 그림');
  }
}

/** Replaces frames and recordings by links that show their URL, so that readers see what the page does not load. */
function replaceFrames(root: ParentNode): void {
  for (const frame of root.querySelectorAll(frameElements.join())) {
    const url = frame.getAttribute('src') ?? '';
    const name = frame.getAttribute('title')?.trim() || '외부 콘텐츠';
    replaceByLink(frame, url, url === '' ? name : `${name}: ${url}`);
  }
}

/** Makes external links open a new window and announce that in their name (WCAG 3.2.5, KWCAG 7.2.1). */
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

/** Marks images without alternative text as decorative, and loads images lazily. */
function prepareImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
    image.setAttribute('loading', 'lazy');
  }
}

/** Renders the rest of a post beyond the limits as plain text with a note. */
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
 * Sanitises untrusted HTML. Removes scripts, styles, ids, classes and forms, and replaces frames by links. Allows URLs of http, https,
 * mailto, tel and this site, and images of this site only. The depth and the number of elements are limited before
 * parsing, and the rest becomes plain text.
 * @param html any text
 * @returns nodes that are safe to insert into the page
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const { html: limited, rest } = limitHtml(html);
  const clean = purify(limited);
  // The page has the h1, and the title of the post is the h2 (WCAG 1.3.1).
  renameElements(clean, 'h1, h2', 'h3');
  renameElements(clean, 'strike, del', 's');
  replaceFrames(clean);
  replaceExternalImages(clean);
  markExternalLinks(clean);
  prepareImages(clean);
  if (rest !== '') clean.append(renderRest(rest));
  return clean;
}
