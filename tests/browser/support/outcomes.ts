import { expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { type Scenario, scenariosOf } from '#mocks/scenarios.ts';
import { toastStore } from '#src/components/feedback/toast-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { expectConsole } from '#tests/support/console.ts';
import { sharedFailures } from '#tests/support/shared-failures.ts';
import {
  acceptAnyValue,
  callsOf,
  changedPath,
  handleOperation,
  isNavigating,
  logIn,
  respondWithExample,
  settledText,
} from './site.tsx';
import { isScreenBusy, visibleMessages } from './visible-messages.ts';

/** A member is named by the ID that logs in; null is a guest. */
export type Visitor = string | null;

/** How a visitor makes the site send a request. */
export type OutcomeRoute = {
  /** Who sends the request; the first visitor gets every outcome. A guest by default. */
  visitors?: readonly Visitor[];
  /** Which outcomes the other visitors get; those that end a session by default. */
  repeatsFor?: (outcome: Outcome) => boolean;
  /** Runs before the response is set. */
  arrange?: (outcome: Outcome) => Promise<unknown>;
  /** Sends the request. */
  act: (outcome: Outcome) => Promise<unknown>;
  /** Whether the site is still processing the request; `isScreenBusy` by default. */
  isPending?: () => boolean;
  /** Reads what the response has put on the screen, for a success without a message. */
  readContent?: () => string;
};

/** A response to one operation: an example of the contract, or a broken response. */
export type Outcome = {
  operation: OperationId;
  /** Names the outcome in the table. */
  title: string;
  /** The example of the contract; null for a broken response. */
  scenario: Scenario | null;
  /** Makes the operation respond with this outcome until the test ends. */
  respond: () => void;
};

/** Whether an outcome ends the session of a member. */
export const endsSession = ({ scenario: example }: Outcome) =>
  example?.status === 401 || /"code":"(84|91|97)"/.test(JSON.stringify(example?.value ?? null));

/** Returns one outcome for each example that the contract has for an operation. */
export function contractOutcomes(operation: OperationId): Outcome[] {
  return scenariosOf(operation).map((example) => ({
    operation,
    title: `${example.status} ${example.name}`,
    scenario: example,
    respond: () => respondWithExample(operation, example.name, example.status),
  }));
}

const brokenResponses: Readonly<Record<string, () => Promise<Response>>> = {
  '네트워크 끊김': () => Promise.reject(new TypeError('Failed to fetch')),
  'HTML 응답': async () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } }),
  '빈 응답': async () => new Response(''),
  '데이터 없는 성공': async () => Response.json({ success: true, data: null, error: null }),
};

/** Returns the outcomes of an operation that the contract does not allow: no network, HTML, an empty body, no data. */
export function brokenOutcomes(operation: OperationId): Outcome[] {
  return Object.entries(brokenResponses).map(([title, respond]) => ({
    operation,
    title,
    scenario: null,
    respond: () => {
      // The table has the texts of the production build, which accepts more.
      acceptAnyValue();
      handleOperation(operation, respond);
    },
  }));
}

const visitorName = (visitor: Visitor) => (visitor === null ? '손님' : '회원');

/** A Markdown table of what visitors read, in the order in which its rows were added. */
export function createOutcomeTable() {
  const rows: string[] = [];
  const cell = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
  return {
    /** Adds a row. @param outcome the title of the outcome @param text what the visitor reads */
    add(operation: OperationId, visitor: Visitor, outcome: string, text: string) {
      rows.push(`| ${operation} | ${visitorName(visitor)} | ${cell(outcome)} | ${cell(text)} |`);
    },
    /** Compares the table with the checked-in one. @param file a Markdown file, relative to the test */
    async expectSnapshot(file: string) {
      const table = ['| 호출 | 이용자 | 결과 | 이용자가 읽는 것 |', '| --- | --- | --- | --- |', ...rows].join('\n');
      await expect(`${table}\n`).toMatchFileSnapshot(file);
    },
  };
}

export type OutcomeTable = ReturnType<typeof createOutcomeTable>;

/**
 * Sends the request under one outcome and reads what the visitor then reads: new messages, the content of the screen if
 * there is no message, and the path if it has changed.
 */
export async function readOutcome(outcome: Outcome, visitor: Visitor, route: OutcomeRoute): Promise<string> {
  if (visitor !== null) await logIn(visitor);
  await route.arrange?.(outcome);
  toastStore.set([]);
  const messagesBefore = visibleMessages();
  const callsBefore = callsOf(outcome.operation).length;
  if (!outcome.scenario) expectConsole(/^The response breaks the contract: /);
  outcome.respond();
  await route.act(outcome);
  // The first request of a file also waits for the code of its screen.
  await expect.poll(() => callsOf(outcome.operation).length, { timeout: 15_000 }).toBeGreaterThan(callsBefore);
  // The login screen is loaded lazily, so its path appears after the modal.
  if (visitor !== null && endsSession(outcome)) await expect.poll(changedPath, { timeout: 15_000 }).toBe(paths.login);
  return settledText(() => {
    if (isNavigating() || (route.isPending ?? isScreenBusy)()) return `${performance.now()}`;
    const messages = visibleMessages().filter((message) => !messagesBefore.includes(message));
    const content = messages.length === 0 ? route.readContent?.() : undefined;
    const destination = changedPath();
    const text = [content, ...messages, destination && `→ ${destination}`].filter(Boolean).join(', ');
    // The code of a dialog may still load.
    return text || `${performance.now()}`;
  });
}

/** Returns whether an outcome is a shared failure that another operation of the list, sent in the same way, already has. */
function createRepetitionCheck(): (route: OutcomeRoute, outcome: Outcome) => boolean {
  const owners = new Map<string, OperationId>();
  return ({ arrange }, { operation, title }) => {
    if (!sharedFailures.test(title)) return false;
    const key = `${arrange ? 'form' : 'screen'} ${title}`;
    const owner = owners.get(key) ?? operation;
    owners.set(key, owner);
    return owner !== operation;
  };
}

type OutcomeOptions = {
  routes: Partial<Record<OperationId, OutcomeRoute>>;
  /** The outcomes of an operation; those of the contract by default. */
  outcomesOf?: (operation: OperationId) => Outcome[];
  /** An assertion that holds for each row. */
  check?: (text: string, outcome: Outcome) => void;
};

/**
 * Declares one test for each outcome and visitor. Shared failures are tested for one form and one screen. Each test adds a
 * row to the table, and ends at its time limit if the visitor reads nothing.
 */
export function testOutcomes(
  table: OutcomeTable,
  { routes, outcomesOf = contractOutcomes, check }: OutcomeOptions,
): void {
  const isRepetition = createRepetitionCheck();
  const cases = operationIds.flatMap((operation) => {
    const route = routes[operation];
    if (!route) return [];
    const outcomes = outcomesOf(operation).filter((outcome) => !isRepetition(route, outcome));
    return outcomes.flatMap((outcome) => {
      const [first = null, ...others] = route.visitors ?? [null];
      const repeats = (route.repeatsFor ?? endsSession)(outcome);
      return [first, ...(repeats ? others : [])].map((visitor) => ({ route, outcome, visitor }));
    });
  });
  test.each(
    cases.map((row) => ({
      ...row,
      name: `${row.outcome.operation}, ${row.outcome.title}, ${visitorName(row.visitor)}`,
    })),
  )('$name', async ({ route, outcome, visitor }) => {
    const text = await readOutcome(outcome, visitor, route);
    check?.(text, outcome);
    table.add(outcome.operation, visitor, outcome.title, text);
  });
}
