import type { Problem } from '#src/lib/forms/form-rules.ts';

/** Why the submit of a form is disabled. */
export type DisabledReason = {
  message: string;
  /** The fields that have to be changed, one of which gets the focus; empty where the reason is not a field. */
  fields: readonly string[];
};

/**
 * When the submit of a form is disabled. 'incomplete': while a required field is empty.
 * A function returns undefined where the form can be sent. A text means that it is about the empty required fields; a
 * reason of another kind names its field, or null where it has none.
 * @param incomplete the messages of the empty required fields, undefined where all are filled
 */
export type DisabledWhen<Values> =
  | 'incomplete'
  | ((
      values: Values,
      incompleteMessage: string | undefined,
    ) => string | { message: string; field: string | null } | undefined);

/**
 * Finds out why the submit is disabled now.
 * @param problems the rules that the values break
 * @param nameMessage makes a message of a field understandable beside the submit
 */
export function findDisabledReason<Values>(
  when: DisabledWhen<Values>,
  values: Values,
  problems: readonly Problem[],
  nameMessage: (problem: Problem) => string,
): DisabledReason | undefined {
  const missing = problems.filter(({ isMissing }) => isMissing);
  const incomplete = missing.length > 0 ? [...new Set(missing.map(nameMessage))].join('\n') : undefined;
  const reason = when === 'incomplete' ? incomplete : when(values, incomplete);
  if (reason === undefined) return undefined;
  if (typeof reason === 'string') return { message: reason, fields: missing.map(({ path }) => path) };
  return { message: reason.message, fields: reason.field === null ? [] : [reason.field] };
}
