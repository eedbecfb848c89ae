import type { PassName } from '#audit/run/passes.ts';
import type { Variant } from '#audit/run/variant.ts';

/** An element to which an operator applies, with the way in which it is changed, if there are several. */
export type Place = {
  element: Element;
  value?: string;
  /** Why the change is no defect here, in Korean. The place is listed as excluded. */
  excluded?: string;
};

/** What the operators know about the state, besides the page. */
export type StateFacts = {
  /** Whether the state lists a text that must be announced. */
  announces: boolean;
};

/**
 * How it is verified that a mutant changes what is rendered or exposed:
 * - `here`: accessibility tree, pixels and exposed attributes before and after, in the page that is audited
 * - `load`: the announcements of two loads, for a mutant that applies from the start
 * - `focus` and `hover`: pixels of the focused element, or of the element under the pointer
 * - `keys`: accessibility tree, focus, address and window after a key press
 * - `large-text` and `spaced-text`: pixels with text of 200 %, or with the text spacing of WCAG 1.4.12
 */
type Probe = 'here' | 'load' | 'focus' | 'hover' | 'keys' | 'large-text' | 'spaced-text';

/** A kind of defect, and the places of a page to which it applies. Its functions run in the page. */
export type Operator = {
  id: string;
  /** What is broken, in Korean. It completes the name of the element. */
  description: string;
  /** The criteria of WCAG 2.2 that the defect breaks. A finding under one of them names it correctly. */
  criteria: readonly string[];
  /** How the effect is verified; `here` if omitted. */
  probe?: Probe;
  /** The passes that can reveal the defect; the plain inspection if omitted. The effect is verified in the first. */
  passes?: readonly PassName[];
  /** The variant of the plain inspection, where it differs. */
  variant?: Partial<Variant>;
  /** The keys whose effect is compared by the probe `keys`. */
  keys?: readonly string[];
  find: (facts: StateFacts) => Place[];
  /** Whether the focus must be invisible with the mutant. A focus that something else still shows is no defect. */
  hidesFocus?: boolean;
  /** Changes the element. Runs again after each change of the page, so a second run must change nothing. */
  apply: (element: HTMLElement, value: string) => void;
  /** Returns why the applied change is no defect, in Korean, or null. */
  refute?: (element: HTMLElement, value: string) => string | null;
};

/** A mutant as the page lists it. */
export type ListedPlace = {
  operator: string;
  path: string;
  value: string;
  /** Role or tag, and name of the element. */
  label: string;
  /** Tag, role, live region and name of the element. Another element at the path has another one. */
  identity: string;
  /** Equal for places of different states where the operator has the same effect. */
  effectKey: string;
  excluded?: string;
};
