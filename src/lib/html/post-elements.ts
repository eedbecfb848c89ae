/** The elements that a post may have; the sanitiser removes every other one and keeps its text. */
export const allowedElements: readonly string[] = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Elements without content, which have no closing tag (HTML Standard, section 13.1.2). */
const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Whether an element never has content, so that its tag needs no closing tag. @param name in small letters */
export const isVoidElement = (name: string): boolean => voidElements.has(name);
