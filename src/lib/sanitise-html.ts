import DOMPurify, { type Config } from 'dompurify';

/** Attributes that hold no address; DOMPurify would measure their values by the allowed addresses. */
const plainAttributes = ['width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang'];

const config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A browser takes a backslash for a slash: two of either lead to another host (URL Standard, section 4.4).
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config;

// A tag ends before the next one begins: without that, a text of nothing but '<p' would take forever.
const tag = new RegExp(`</?(?:${config.ALLOWED_TAGS.join('|')})(?:[\\s/][^<>]*)?>`, 'i');

/** Whether a text has a tag that a post may have. What a member types in a plain field has none, as a rule. */
export const hasMarkup = (text: string): boolean => tag.test(text);

/** Headings of a post stand below the page's h1 and the post's h2, so that the outline of the page holds (WCAG 1.3.1). */
function lowerHeadings(root: ParentNode): void {
  for (const heading of root.querySelectorAll('h1, h2')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** A link that leaves the site opens a new window, and says so in its name (WCAG 3.2.5, KWCAG 7.2.1). */
function markOutsideLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!/^https?:/i.test(href)) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
    const note = document.createElement('span');
    note.textContent = ' (새 창)';
    link.append(note);
  }
}

/** A picture without a text is treated as decoration; none of them moves the text when it arrives late. */
function settlePictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll('img')) {
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
    picture.setAttribute('loading', 'lazy');
  }
}

let purifier: typeof DOMPurify | undefined;

function purify() {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    // DOMPurify lets data: through for pictures whatever the allowed addresses are.
    if (data.attrName === 'src' && /^\s*data:/i.test(data.attrValue)) data.keepAttr = false;
  });
  return purifier;
}

/**
 * Cleans HTML that the page did not write itself: no scripts, styles, ids, classes, forms or frames, and addresses of
 * http, https, mail, telephone and this site alone.
 * @param html any text
 * @returns nodes that may enter the page
 */
export function sanitiseHtml(html: string): DocumentFragment {
  // A frameset has no body, and DOMPurify gives null for it, whatever its types say.
  const clean: DocumentFragment | null = purify().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  if (clean === null) return document.createDocumentFragment();
  lowerHeadings(clean);
  markOutsideLinks(clean);
  settlePictures(clean);
  return clean;
}
