import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';

/** One thing that a person does or sees, with the words that the report repeats it in. */
export type Step = { description: string; run: (page: Page) => Promise<unknown> };

/** Lets an operation answer with a named example of the contract. */
type Scenario = { operation: OperationId; example: string; status?: number };

/** The journeys of the site; each has a transcript. */
export type Journey = '둘러보기' | '회원가입' | '로그인' | '게시글' | '문의' | '초록' | '결제' | '마이페이지';

/** A state of a screen, and how it is reached. */
export type State = {
  /** Unique, in latin letters: it names files and chooses the state on the command line. */
  id: string;
  name: string;
  path: string;
  journey: Journey;
  /** The member's ID; a guest when left out. */
  memberId?: string;
  scenarios?: readonly Scenario[];
  /** Operations that never answer: the state is the waiting for them. */
  unanswered?: readonly OperationId[];
  steps?: readonly Step[];
  /** It is reached when this is seen. */
  reachedWhen?: Step;
  /** What a screen reader must have been told on the way. */
  announces?: RegExp;
  /** At which of the three widths it exists; at all when left out. */
  widths?: readonly number[];
  /** The page goes on by itself a moment later: only what it has announced is asked, and what an engine sees at once. */
  navigatesAway?: boolean;
  /** Changes what the server keeps, so it isn't done to a deployed site. */
  savesData?: boolean;
  /** The day and hour at the server and in the page, where it isn't that of the mock's world. */
  time?: string;
};

/** A screen: its states, and the link that leads to it within the site. */
export type Screen = {
  id: string;
  name: string;
  /** Where the link is, and its name; without it the screen isn't linked from anywhere. */
  linkedFrom?: { path: string; link: string; memberId?: string; steps?: readonly Step[] };
  states: readonly State[];
};
