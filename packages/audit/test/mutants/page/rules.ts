const added = new Set<string>();

/** Adds rules that override those of the site. Adds the same rules once. */
export function addRules(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const listening = new WeakSet<Element>();

/** Runs a function once for an element, for listeners that must not be added twice. */
export function onceFor(element: Element, run: () => void): void {
  if (listening.has(element)) return;
  listening.add(element);
  run();
}

/** Sets an attribute, if it has another value. */
export function keepAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Removes attributes that are present. */
export function dropAttributes(element: Element, ...names: string[]): void {
  for (const name of names) if (element.hasAttribute(name)) element.removeAttribute(name);
}
