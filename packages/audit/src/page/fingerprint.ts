import { accessibleName, findControls, findExposed, topDialog } from './dom.ts';

/** A link or button that all screens have. */
type Tool = { place: 'header' | 'footer'; target: string; name: string };

/** What must be consistent on all screens (WCAG 3.2.3, 3.2.4, 3.2.6), and the widgets. */
export type Fingerprint = {
  /** The links and buttons of header and footer, in the order of the document. */
  tools: Tool[];
  /** Whether a dialog covers the page, so that its header and footer are hidden. */
  isCovered: boolean;
  /** The kinds of the controls of the content, or of the dialog over it. */
  widgets: string[];
};

/** Returns the links and buttons of a place. The target is the URL of a link, and the picture of a button, which tells its function. */
const toolsOf = (place: Tool['place']): Tool[] =>
  findExposed(`${place} a[href], ${place} button`)
    .filter((element) => element.closest('main, [role=dialog]') === null)
    .map((element) => {
      const target = element instanceof HTMLAnchorElement ? element.href : element.querySelector('svg')?.innerHTML;
      return { place, target: target ?? '', name: accessibleName(element) };
    })
    .filter(({ target }) => target !== '');

/** Describes a control so that the same control of another state has the same text. Links and options are all alike. */
function describeWidget(element: HTMLElement): string {
  const kind = [element.getAttribute('role') ?? element.tagName, element.getAttribute('type'), element.ariaHasPopup];
  const isOneOfMany = element.matches('a[href], option, [role=option], [role=link]');
  return `${kind.join(' ')} ${isOneOfMany ? '' : accessibleName(element).replace(/\d+/g, '0')}`;
}

/** Reads the fingerprint of the current screen. */
export const readFingerprint = (): Fingerprint => ({
  tools: [...toolsOf('header'), ...toolsOf('footer')],
  isCovered: topDialog() !== null,
  widgets: [...new Set(findControls(topDialog() ?? document.querySelector('main') ?? document).map(describeWidget))],
});
