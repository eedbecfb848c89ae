import { nearestName } from '#tools/environment/nearest-name.ts';
import { type OperationId, operationIds, operationsByName } from '#verify/contract/operations.ts';
import type { Login } from '#verify/run/settings.ts';

/** Reports an invalid command line. The message is one sentence for the terminal. */
export class UsageError extends Error {}

/** Adds the nearest known name to a message, when there is one. */
function withSuggestion(message: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest ? `${message} Did you mean ${nearest}?` : message;
}

/** Splits `--member` at commas before an ID and a colon. A backslash keeps such a comma in a password. */
export const splitMembers = (values: readonly string[] = []): string[] =>
  values.flatMap((value) => value.split(/(?<!\\),(?=[\w.@-]+:)/).map((member) => member.replaceAll('\\,', ',')));

/** Parses the login of a member. */
export function parseLogin(text: string): Login {
  const [, id, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (!id || !password) throw new UsageError('--member takes id:password.');
  return { id, password };
}

/** Parses a header of the form `Name: value`. */
export function parseHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name || value === undefined) throw new UsageError(`--header takes 'Name: value', not '${text}'.`);
  return [name, value];
}

/** Parses a number that is not negative, or with a minimum of 1 a whole number. */
export function parseNumber(name: string, text: string, minimum: 0 | 1 = 0): number {
  const number = Number(text);
  const isRight = minimum === 1 ? Number.isInteger(number) : Number.isFinite(number) && text.trim() !== '';
  if (!isRight || number < minimum)
    throw new UsageError(`--${name} takes a ${minimum === 1 ? 'whole ' : ''}number from ${minimum}, not '${text}'.`);
  return number;
}

/** Returns the operations of an option that takes names of operations and tags; null when it is absent. */
export function parseOperations(option: string, values: readonly string[] | undefined): OperationId[] | null {
  const names = (values ?? []).flatMap((value) => value.split(',').map((name) => name.trim())).filter(Boolean);
  const named = names.flatMap((name) => {
    const operations = operationsByName.get(name);
    if (operations) return operations;
    const message = `--${option}: there is no operation or tag '${name}'.`;
    throw new UsageError(withSuggestion(message, name, [...operationsByName.keys()]));
  });
  if (values && names.length === 0) throw new UsageError(`--${option} needs an operation or a tag.`);
  return values ? operationIds.filter((id) => named.includes(id)) : null;
}

/** Converts an error of `parseArgs` into a sentence for the terminal. */
export function explainParseError(error: unknown, known: readonly string[]): UsageError {
  const message = error instanceof Error ? error.message : String(error);
  const [sentence = ''] = message.split(/\. |\.?\n/);
  const [, option = ''] = /^Unknown option '(--?[^\s']+)/.exec(message) ?? [];
  const dashed = known.map((name) => `--${name}`);
  return new UsageError(option ? withSuggestion(`${sentence}.`, option, dashed) : `${sentence}.`);
}
