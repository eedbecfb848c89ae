/** What a browser's style sheet gives to an element because of its tag. */
const tagStyles = [
  'display',
  'font-size',
  'font-weight',
  'line-height',
  'margin',
  'padding',
  'list-style',
  'text-align',
];

/** Replaces an element by one with another tag, which has the same content, attributes and look. */
export function renameElement(element: HTMLElement, tag: string): void {
  if (element.localName === tag || !element.isConnected) return;
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  const style = getComputedStyle(element);
  for (const property of tagStyles) renamed.style.setProperty(property, style.getPropertyValue(property));
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
