import DOMPurify, { type Config } from 'dompurify';
import { allowedElements, frameElements } from './post-elements.ts';

/** Attributes without URLs. DOMPurify would otherwise compare their values with the allowed URLs. */
const plainAttributes = ['width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang'];

const config = {
  ALLOWED_TAGS: [...allowedElements],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A browser treats a backslash as a slash, so two of either lead to another host (URL Standard, section 4.4).
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
} satisfies Config;

let purifier: typeof DOMPurify | undefined;

function getPurifier() {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    // DOMPurify accepts data: URLs of images even if they are not in the allowed URLs.
    if (data.attrName === 'src' && /^\s*data:/i.test(data.attrValue)) data.keepAttr = false;
    // Earlier editors inserted frames without a scheme.
    const isFrame = frameElements.includes(node.nodeName.toLowerCase());
    if (isFrame && /^\/\/\w/.test(data.attrValue)) data.attrValue = `https:${data.attrValue}`;
  });
  return purifier;
}

/**
 * Parses untrusted HTML and removes what is not allowed in a post: scripts, styles, ids, classes, forms, and URLs other than http, https, mailto, tel and paths.
 * @param html any text
 * @returns nodes that are safe to insert into the page
 */
export function purify(html: string): DocumentFragment {
  // DOMPurify returns null for a frameset, which has no body. Its types do not include null.
  const clean: DocumentFragment | null = getPurifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  return clean ?? document.createDocumentFragment();
}

/** Replaces HTML character references (`&lt;`, `&nbsp;`, …) by characters. @param text a text without tags */
export function decodeCharacterReferences(text: string): string {
  return text.includes('&') ? (purify(text.replaceAll('<', '&lt;')).textContent ?? '') : text;
}
