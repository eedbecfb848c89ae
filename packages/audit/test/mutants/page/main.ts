import { accessibleName } from '#audit/page/dom.ts';
import type { ListedPlace, Operator, StateFacts } from '#test/mutants/operator.ts';
import { operators } from '#test/mutants/operators/all.ts';
import { elementPath, stableMarkup, textHash } from './path.ts';

const operatorById = (id: string): Operator => {
  const operator = operators.find((known) => known.id === id);
  if (!operator) throw new Error(`No operator has the ID ${id}.`);
  return operator;
};

const describeTarget = (element: Element): string => {
  const kind = element.getAttribute('role') ?? element.localName;
  if (element.matches('html, head *, #root')) return kind;
  const text = accessibleName(element) || (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text ? `${kind} '${text.slice(0, 40)}'` : kind;
};

/** Describes an element, so that another one that has its path at another moment is not taken for it. */
const identityOf = (element: Element): string =>
  element.matches('html, head *, #root')
    ? element.localName
    : [
        element.localName,
        element.getAttribute('role') ?? '',
        element.getAttribute('aria-live') ?? '',
        accessibleName(element).slice(0, 60),
      ].join('|');

/** The element of the mutant that was applied. */
let mutated: HTMLElement | null = null;

let userStyle: CSSStyleSheet | null = null;

/** The functions that the measurement adds to a page. */
const inPage = {
  /** Sets the style sheet of a user, such as large text. An empty text removes it. */
  setUserStyle(css: string): void {
    userStyle ??= new CSSStyleSheet();
    userStyle.replaceSync(css);
    if (!document.adoptedStyleSheets.includes(userStyle)) document.adoptedStyleSheets.push(userStyle);
  },
  /** Lists every place to which an operator applies. */
  listPlaces: (facts: StateFacts): ListedPlace[] =>
    operators.flatMap(({ id, find }) =>
      find(facts).map(({ element, value = '', excluded }) => {
        const path = elementPath(element);
        return {
          operator: id,
          path,
          value,
          label: describeTarget(element),
          identity: identityOf(element),
          effectKey: textHash(`${id}|${value}|${path}|${stableMarkup(element)}`),
          ...(excluded ? { excluded } : {}),
        };
      }),
    ),
  /**
   * Applies an operator to an element, and keeps it applied after each change of the page.
   * @param identity the identity of the element when it was listed
   * @returns whether the element exists now
   */
  applyOperator(id: string, path: string, value: string, identity: string): boolean {
    const { apply } = operatorById(id);
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    const observer = new MutationObserver(() => applyNow());
    const applyNow = () => {
      observer.disconnect();
      const found = mutated?.isConnected ? mutated : document.querySelector<HTMLElement>(path);
      const kept = found === mutated || (found && identityOf(found) === identity) ? found : null;
      if (kept) {
        mutated = kept;
        apply(kept, value);
      }
      observer.observe(document, options);
    };
    applyNow();
    return mutated !== null;
  },
  /** Returns why the applied mutant is no defect, or null. */
  refuteOperator: (id: string, value: string): string | null =>
    mutated ? (operatorById(id).refute?.(mutated, value) ?? null) : null,
  /** Scrolls an element into the window, if it is outside. */
  showElement(path: string): void {
    const element = document.querySelector(path);
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
  /** Returns the attributes that browsers and assistive technology read, but that no accessibility tree has. */
  exposedAttributes: (): string =>
    [...document.querySelectorAll('[autocomplete], [lang], [tabindex], [href], [inert], meta[name=viewport]')]
      .map((element) =>
        ['autocomplete', 'lang', 'tabindex', 'href', 'inert', 'content']
          .map((name) => element.getAttribute(name) ?? '')
          .join('|'),
      )
      .join('\n'),
  /** Returns the page's order of focus, as positions in the document. */
  focusSequence: (): string =>
    [...document.querySelectorAll<HTMLElement>('*')].map(({ tabIndex }) => Math.max(-1, tabIndex)).join(''),
};

declare global {
  /** The functions that list and apply mutants. */
  var mutation: typeof inPage;
}

globalThis.mutation ??= inPage;
