import { isHydrated } from '#e2e/support/wait.ts';

/** The ways in which a seed can break a page. The seeder is defined before the site's own scripts run. */
export type Seeder = {
  /** Adds rules that override those of the site. */
  addCss: (text: string) => void;
  /** Changes every element of a selector, also those that are added or changed later. */
  changeEvery: (selector: string, change: (element: HTMLElement) => void) => void;
  /** Changes the first element of a selector once. */
  changeFirst: (selector: string, change: (element: HTMLElement) => void) => void;
  /** Sets an attribute of every element of a selector, and keeps it set. */
  setAttribute: (selector: string, name: string, value: string) => void;
  /** Removes attributes from every element of a selector, and keeps them removed. */
  removeAttributes: (selector: string, ...names: string[]) => void;
  /** Removes every element of a selector. */
  removeElements: (selector: string) => void;
  /** Lets `focus()` work only on elements that pass a test. */
  restrictFocus: (isAllowed: (element: HTMLElement) => boolean) => void;
  /** Keeps Escape from everything on the page. */
  swallowEscape: () => void;
};

/**
 * The seeder as source for a page. It changes elements only after React has hydrated the prerendered markup: hydration
 * would restore what was changed before.
 */
const seederSource = `
${isHydrated.toString()}
globalThis.seeder = {
  addCss(text) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  },
  changeEvery(selector, change) {
    const observer = new MutationObserver(() => apply());
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    const apply = () => {
      observer.disconnect();
      if (!isHydrated()) return void setTimeout(apply, 20);
      for (const element of document.querySelectorAll(selector)) change(element);
      observer.observe(document, options);
    };
    apply();
  },
  changeFirst(selector, change) {
    let isDone = false;
    this.changeEvery(selector, (element) => {
      if (isDone) return;
      isDone = true;
      change(element);
    });
  },
  setAttribute(selector, name, value) {
    this.changeEvery(selector, (element) => {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    });
  },
  removeAttributes(selector, ...names) {
    this.changeEvery(selector, (element) => {
      for (const name of names) element.removeAttribute(name);
    });
  },
  removeElements(selector) {
    this.changeEvery(selector, (element) => element.remove());
  },
  restrictFocus(isAllowed) {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function focusIfAllowed(options) {
      if (isAllowed(this)) focus.call(this, options);
    };
  },
  swallowEscape() {
    const swallow = (event) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    };
    document.addEventListener('keydown', swallow, true);
  },
};`;

/**
 * Returns a seed as the source that a page runs.
 * @param seed a function without references to variables around it
 */
export const seedSource = (seed: (seeder: Seeder) => void): string =>
  `${seederSource}\n(${seed.toString()})(globalThis.seeder);`;
