/** Runs in the page of every engine. Defines `findByRole` and `isSiteHydrated`, with which the tests find elements. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { isHydrated } from '#e2e/support/wait.ts';

/** The elements that can have one of the roles that the tests use. */
const selector = 'a, button, input, textarea, h1, h2, h3, table, tr, td, article, label, summary, [role]';

/** Whether a user can perceive an element, by sight and with a screen reader. */
function isPerceivable(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  return isShown && element.closest('[aria-hidden=true], [inert]') === null;
}

/** Checkboxes and radio buttons are clipped behind their label, so the label stands for them. */
const pressedElement = (element: HTMLElement): HTMLElement => element.closest('label') ?? element;

/** HTML-AAM gives a password field and a summary no role. Here they are a text field and a button. */
function roleOf(element: HTMLElement): string | null {
  if (element.localName === 'summary') return 'button';
  return element.matches('input[type=password]') ? 'textbox' : getRole(element);
}

/**
 * Returns the elements with a role and an accessible name that a user can perceive.
 * @param name the whole name, or a pattern between slashes
 */
function findByRole(role: string, name: string): HTMLElement[] {
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  const matches = (text: string) => (pattern === undefined ? text === name : new RegExp(pattern).test(text));
  const inputs = [...document.querySelectorAll<HTMLElement>('input[type=checkbox], input[type=radio]')];
  const candidates = [...[...document.querySelectorAll<HTMLElement>(selector)].filter(isPerceivable), ...inputs];
  return [...new Set(candidates)]
    .filter((element) => roleOf(element) === role && matches(computeAccessibleName(element).trim()))
    .map(pressedElement);
}

Object.assign(globalThis, { findByRole, isSiteHydrated: isHydrated });
