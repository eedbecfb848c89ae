import type { Problem } from './form-rules.ts';

/** The reason why the submit button of a form is disabled. */
export type DisabledReason = {
  message: string;
  /**
   * The fields that the member has to change. The first one on the page gets the focus. Empty if no field is the
   * reason.
   */
  fields: readonly string[];
};

/**
 * Defines when the submit button of a form is disabled. 'incomplete': while a required field is empty.
 * A function returns undefined if the form can be sent. It returns a text if required fields are empty. For any other
 * reason it returns a message with the field concerned, or with null if the reason has no field.
 * @param incomplete the messages of the empty required fields, undefined if all are filled
 */
export type DisabledWhen<Values> =
  | 'incomplete'
  | ((
      values: Values,
      incompleteMessage: string | undefined,
    ) => string | { message: string; field: string | null } | undefined);

/**
 * Returns the reason why the submit button is disabled, or undefined if it is enabled.
 * @param problems the validation problems of the values
 * @param nameMessage adds the name of the field to a message, because the message appears beside the submit button
 */
export function findDisabledReason<Values>(
  when: DisabledWhen<Values>,
  values: Values,
  problems: readonly Problem[],
  nameMessage: (problem: Problem) => string,
): DisabledReason | undefined {
  const missingFields = problems.filter(({ isMissing }) => isMissing);
  const incompleteMessage =
    missingFields.length > 0 ? [...new Set(missingFields.map(nameMessage))].join('\n') : undefined;
  const reason = when === 'incomplete' ? incompleteMessage : when(values, incompleteMessage);
  if (reason === undefined) return undefined;
  if (typeof reason === 'string') return { message: reason, fields: missingFields.map(({ path }) => path) };
  return { message: reason.message, fields: reason.field === null ? [] : [reason.field] };
}
