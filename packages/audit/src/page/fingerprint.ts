import { accessibleName, findControls, findExposed, topDialog } from './dom.ts';

/** What must be consistent on all screens, such as menu and contact details (WCAG 3.2.3, 3.2.6), and the widgets. */
export type Fingerprint = {
  menu: string[];
  help: string[];
  /** The contact details in the content. */
  helpInContent: string[];
  /** Destination and name of each link and button in header and footer, except those of the sub-menus. */
  tools: { target: string; name: string }[];
  /** The landmarks, in the order of the document. */
  landmarks: string[];
  /** Whether a dialog covers the page, so that its menu and contact details are hidden. */
  isCovered: boolean;
  /** The kinds of the controls of the content, or of the dialog over it. */
  widgets: string[];
};

/** Returns where a link leads; for a button, its place and its picture, which tell its function. */
function targetOf(element: Element): string {
  if (element instanceof HTMLAnchorElement) return `${element.closest('footer') ? 'footer' : 'header'} ${element.href}`;
  const picture = element.querySelector('svg')?.innerHTML ?? '';
  return picture === '' ? '' : `${element.closest('footer') ? 'footer' : 'header'} ${picture}`;
}

const helpLinks = 'a[href$="/contact"], a[href^="tel:"], a[href^="mailto:"]';

/** Describes a control so that the same control of another state has the same text. Links and options are all alike. */
function describeWidget(element: HTMLElement): string {
  const kind = [element.getAttribute('role') ?? element.tagName, element.getAttribute('type'), element.ariaHasPopup];
  const isOneOfMany = element.matches('a[href], option, [role=option], [role=link]');
  return `${kind.join(' ')} ${isOneOfMany ? '' : accessibleName(element).replace(/\d+/g, '0')}`;
}

/** Reads the fingerprint of the current screen. */
export function readFingerprint(): Fingerprint {
  const menu = findExposed('header nav a[href]').filter((link) => link.closest('[id^=sub-menu]') === null);
  const help = findExposed(helpLinks, document.querySelector('footer') ?? document);
  const headerHelp = findExposed('header a[href$="/contact"]').slice(0, 1);
  const lines = findExposed('body *').filter(
    (element) =>
      element.children.length === 0 &&
      element.closest('main, [role=dialog]') === null &&
      /\d{2,4}-\d{3,4}-\d{4}/.test(element.textContent ?? ''),
  );
  const placeOf = (element: Element): string => (element.closest('footer') ? '아래' : '위');
  return {
    isCovered: topDialog() !== null,
    widgets: [...new Set(findControls(topDialog() ?? document.querySelector('main') ?? document).map(describeWidget))],
    menu: menu.map((link) => `${accessibleName(link)} ${new URL((link as HTMLAnchorElement).href).pathname}`),
    tools: findExposed('header a[href], header button, footer a[href], footer button')
      .filter((element) => element.closest('[id^=sub-menu], [role=dialog]') === null)
      .map((element) => ({ target: targetOf(element), name: accessibleName(element) })),
    landmarks: findExposed('header, main, footer')
      .filter((element) => element.parentElement?.closest('main, article, section, [role=dialog]') === null)
      .map(({ tagName }) => tagName.toLowerCase()),
    helpInContent: findExposed(helpLinks, document.querySelector('main') ?? document.body).map(
      ({ textContent }) => textContent?.trim() ?? '',
    ),
    help: [
      ...headerHelp.map((element) => `위 ${element.textContent?.trim()}`),
      ...new Set([...help, ...lines].map((element) => `${placeOf(element)} ${element.textContent?.trim()}`)),
    ],
  };
}
