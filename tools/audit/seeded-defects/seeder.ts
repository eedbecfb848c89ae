import { isTakenOver } from '#tools/audit/run/wait.ts';

/** What a seed can do in the page. It is put there before the site's own scripts. */
export type Seeder = {
  /** Adds rules that win over the site's. */
  css: (text: string) => void;
  /** Does something to every element of a selector, now and whenever one comes or is changed. */
  every: (selector: string, change: (element: HTMLElement) => void) => void;
  /** Does something once, when an element of a selector is there. */
  once: (selector: string, change: (element: HTMLElement) => void) => void;
};

/**
 * The seeder for a page, as source. Elements are changed once React has taken over what the build has rendered: before
 * that it would put them right.
 */
const seeder = `
${isTakenOver.toString()}
globalThis.seeder = {
  css(text) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  },
  every(selector, change) {
    const observer = new MutationObserver(() => apply());
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    const apply = () => {
      observer.disconnect();
      if (!isTakenOver()) return void setTimeout(apply, 20);
      for (const element of document.querySelectorAll(selector)) change(element);
      observer.observe(document, options);
    };
    apply();
  },
  once(selector, change) {
    let isDone = false;
    this.every(selector, (element) => {
      if (isDone) return;
      isDone = true;
      change(element);
    });
  },
};`;

/** A seed as the source that a page runs. */
export const sourceOf = (seed: (seeder: Seeder) => void): string =>
  `${seeder}\n(${seed.toString()})(globalThis.seeder);`;
