import type { WorkflowRunner } from '#verify/workflow-runner.ts';

type Fields = Record<string, unknown>;

/** Fields whose leading zero the server may remove. */
const numericFields = new Set(['member_birth_month', 'member_birth_date']);

/** Returns the form in which texts are compared: a server may normalize Unicode, and remove the zero of a month or day. */
const comparable = (name: string, value: unknown): unknown =>
  typeof value !== 'string' ? value : numericFields.has(name) ? Number(value) : value.normalize('NFC');

/**
 * Records a violation for the last checked response for each field that differs from what was sent.
 * @param pointer the JSON pointer of the stored fields
 * @param change describes the change in messages
 */
export function checkStoredFields(runner: WorkflowRunner, stored: Fields, sent: Fields, pointer: string, change = '') {
  for (const [name, value] of Object.entries(sent)) {
    const message = `${name} differs from what was sent${change}`;
    runner.checkEqual(comparable(name, stored[name]), comparable(name, value), 'stored', message, `${pointer}/${name}`);
  }
}
