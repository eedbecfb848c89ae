import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';

/** A step that a user takes or sees. `description` is its Korean text in reports and transcripts. */
export type Step = {
  description: string;
  run: (page: Page) => Promise<unknown>;
  /** Whether only the mock lets the step succeed, such as a code that the mock has sent by email. */
  needsMock?: boolean;
};

/** Makes an operation respond with a named example of the contract. */
type Scenario = { operation: OperationId; example: string; status?: number };

/** Data that a state needs: what it is, in Korean, and whether a page that works shows that the site has other data. */
type DataNeeded = { name: string; isLacking: (page: Page) => Promise<boolean> };

/** The journeys of the site. */
type Journey = '둘러보기' | '회원가입' | '로그인' | '게시글' | '문의' | '초록' | '결제' | '마이페이지';

/** A state of a screen, and the way to reach it. */
export type State = {
  /** Unique, in Latin letters. Selects the state on the command line. */
  id: string;
  name: string;
  /** The path, in which names such as `{notice}` stand for records that the site has. */
  path: string;
  journey: Journey;
  /** The ID of the logged-in member; a guest if omitted. */
  memberId?: string;
  scenarios?: readonly Scenario[];
  /** Operations that never respond, for states that show a loading indicator. */
  unanswered?: readonly OperationId[];
  steps?: readonly Step[];
  /** The state is reached when this step has succeeded. */
  reachedWhen?: Step;
  /** A text that must have been announced to screen readers. */
  announces?: RegExp;
  /** The widths at which the state exists, in CSS px; all three if omitted. */
  widths?: readonly number[];
  /** Whether the page navigates away by itself. Then only the announcement and the immediate inspection are possible. */
  navigatesAway?: boolean;
  /** Whether the page is left some seconds later, as its text says. Then it is not watched for a longer time. */
  navigatesLater?: boolean;
  /** Whether reaching the state saves data. Such states are not audited on a deployed site. */
  savesData?: boolean;
  /** Day and time of server and page, in ISO 8601 with a time zone; the start time of the mock if omitted. */
  time?: string;
  /** What the data of a site must have for the steps to succeed. A site without the mock may not have it. */
  dataNeeded?: DataNeeded;
  /** What is different on a site whose day the audit does not choose. Without it, such a site does not have the state. */
  anyDay?: Pick<State, 'reachedWhen'>;
};

/** Returns a state of a screen, without what all of its states have in common. */
export const state = (id: string, name: string, more: Partial<State> = {}) => ({ ...more, id, name });

/**
 * Adds what the states of a screen have in common.
 * @param states the states; what one of them has itself counts more
 */
export const addToStates = (
  common: Pick<State, 'path' | 'journey'> & Partial<State>,
  states: readonly (Pick<State, 'id' | 'name'> & Partial<State>)[],
): State[] => states.map((state) => ({ ...common, ...state }));

/** A screen, its states, and the link to it. */
export type Screen = {
  id: string;
  name: string;
  /** The path of a page with a link to the screen, and the name of the link or the start of its address; omitted for a screen without a link. */
  linkedFrom?: { path: string; link: string | { href: string }; memberId?: string; steps?: readonly Step[] };
  states: readonly State[];
};
