import type { Exchange, OperationId } from '#verify/exchange.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

type Fields = Record<string, unknown>;

/** Fields whose leading zero the server may remove. */
const numericFields = new Set(['member_birth_month', 'member_birth_date']);

/** Tells whether a stored value stands for the sent one. A server may convert a text to NFC, and 01 to 1 in a date. */
export function isStoredValue(name: string, stored: unknown, sent: unknown): boolean {
  if (typeof stored !== 'string' || typeof sent !== 'string') return stored === sent;
  if (numericFields.has(name)) return Number(stored) === Number(sent);
  return stored === sent || stored === sent.normalize('NFC');
}

/**
 * Records a violation for the last checked response for each field that differs from what was sent.
 * @param pointer the JSON pointer of the stored fields
 * @param change describes the change in messages
 * @param about the response that a violation refers to, if it is not the last one, and the operation that is broken
 */
export function checkStoredFields(
  runner: WorkflowRunner,
  stored: Fields,
  sent: Fields,
  pointer: string,
  change = '',
  about: { checked?: { exchange: Exchange; outcomes: string[] }; culprit?: OperationId } = {},
) {
  const { checked = runner.lastChecked(), culprit } = about;
  const shorten = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
  for (const [name, value] of Object.entries(sent)) {
    const violation = {
      rule: 'stored',
      message: `${name} differs from what was sent${change}`,
      pointer: `${pointer}/${name}`,
      expected: shorten(value),
      actual: shorten(stored[name]),
      ...(culprit ? { culprit } : {}),
    };
    runner.check(isStoredValue(name, stored[name], value), violation, checked);
  }
}

/** Checks the ID that the ID search has found. */
export const checkFoundId = (runner: WorkflowRunner, found: string | null, expected: string): boolean =>
  runner.check(found === expected, {
    rule: 'stored',
    message: 'the ID search finds another ID',
    pointer: '/data/member_id',
    expected,
    actual: String(found),
    culprit: 'findMemberId',
  });
