import type { Runner } from '#verify/run/runner.ts';

type Fields = Record<string, unknown>;

/** Fields whose leading zero the server may remove. */
const numericFields = new Set(['member_birth_month', 'member_birth_date']);

/** Tells whether a stored value stands for the sent one. A server may convert a text to NFC, and 01 to 1 in a date. */
function isStoredValue(name: string, stored: unknown, sent: unknown): boolean {
  if (typeof stored !== 'string' || typeof sent !== 'string') return stored === sent;
  if (numericFields.has(name)) return Number(stored) === Number(sent);
  return stored === sent || stored === sent.normalize('NFC');
}

/** Records a violation for the last checked response for each field that differs from what was sent. */
export function checkStoredFields(runner: Runner, stored: Fields, sent: Fields, pointer: string, change = '') {
  const shorten = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
  for (const [name, value] of Object.entries(sent)) {
    const violation = {
      rule: 'stored',
      message: `${name} differs from what was sent${change}`,
      pointer: `${pointer}/${name}`,
      expected: shorten(value),
      actual: shorten(stored[name]),
    };
    runner.check(isStoredValue(name, stored[name], value), violation);
  }
}
