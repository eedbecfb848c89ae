import type { Runner } from '#verify/run/runner.ts';

type Fields = Record<string, unknown>;

/** Fields whose leading zero the server may remove. */
const numericFields = new Set(['member_birth_month', 'member_birth_date']);

/** Returns what the server may store of a sent value: the text in NFC, and in a date 1 for 01. */
function storedForm(name: string, stored: unknown, sent: unknown): unknown {
  if (typeof stored !== 'string' || typeof sent !== 'string') return sent;
  const isForm = numericFields.has(name) ? Number(stored) === Number(sent) : stored === sent.normalize('NFC');
  return isForm ? stored : sent;
}

/** Records a violation for the last checked response for each field that differs from what was sent. */
export function checkStoredFields(runner: Runner, stored: Fields, sent: Fields, pointer: string, change = '') {
  for (const [name, value] of Object.entries(sent)) {
    const message = `${name} differs from what was sent${change}`;
    runner.checkEqual(stored[name], storedForm(name, stored[name], value), 'stored', message, `${pointer}/${name}`);
  }
}
