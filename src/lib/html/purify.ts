import DOMPurify, { type Config } from 'dompurify';
import { allowedElements } from './post-elements.ts';

/** Attributes that hold no address; DOMPurify would measure their values by the allowed addresses. */
const plainAttributes = ['width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang'];

const config = {
  ALLOWED_TAGS: [...allowedElements],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A browser takes a backslash for a slash: two of either lead to another host (URL Standard, section 4.4).
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config;

let purifier: typeof DOMPurify | undefined;

function getPurifier() {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    // DOMPurify lets data: through for pictures whatever the allowed addresses are.
    if (data.attrName === 'src' && /^\s*data:/i.test(data.attrValue)) data.keepAttr = false;
  });
  return purifier;
}

/**
 * Parses HTML that the page did not write itself and removes whatever a post may not have: scripts, styles, ids, classes,
 * forms, frames, and addresses other than http, https, mail, telephone and paths.
 * @param html any text
 * @returns nodes that may enter the page
 */
export function purify(html: string): DocumentFragment {
  // A frameset has no body, and DOMPurify gives null for it, whatever its types say.
  const clean: DocumentFragment | null = getPurifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  return clean ?? document.createDocumentFragment();
}

/** The text with its HTML character references (`&lt;`, `&nbsp;`, …) as characters. It must hold no tags. */
export function decodeCharacterReferences(text: string): string {
  return text.includes('&') ? (purify(text.replaceAll('<', '&lt;')).textContent ?? '') : text;
}
