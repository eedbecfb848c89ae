/** Elements that load a page or a recording of another site. The sanitiser replaces them by a link to their URL. */
export const frameElements: readonly string[] = ['iframe', 'embed', 'video', 'audio'];

/** The elements that are allowed in a post. The sanitiser removes other elements and keeps their text. */
export const allowedElements: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'sub', 'sup', 'mark', 'small'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...frameElements,
];

/** Void elements, which have no content and no closing tag (HTML Standard, section 13.1.2). */
const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Returns whether an element is a void element. @param name in lower case */
export const isVoidElement = (name: string): boolean => voidElements.has(name);
