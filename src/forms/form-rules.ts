import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isBlank, mapTexts, toNfc } from '#src/lib/text/code-points.ts';

/**
 * The messages of a field: one text for every rule, or one text for each kind of rule. The fallback of a missing text
 * is `format`, then a default message.
 */
type FieldMessages = string | { empty?: string; format?: string; tooLong?: string; tooShort?: string };

type NamesOf<Item> = Item extends FieldValues ? keyof Item & string : never;

/** The names of the fields of a form, including the fields of its repeated entries. */
type FieldNames<Values> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends readonly (infer Item)[]
    ? Key | NamesOf<Item>
    : string extends keyof NonNullable<Values[Key]>
      ? Key | NamesOf<NonNullable<Values[Key]>[string]>
      : Key;
}[keyof Values & string];

/** The rules for the values of a form. */
export type FormSchema<Values> = z.ZodMiniType<Values>;

/** The messages of a form by field name. */
export type FormMessages<Values> = Partial<Record<FieldNames<Values>, FieldMessages>>;

/** A broken rule: the path of the field and the message. */
export type Problem = { path: string; message: string; isMissing: boolean };

const defaultMessages = {
  empty: '필수 입력 항목입니다.',
  format: '입력 형식을 확인해 주세요.',
  tooLong: (max: unknown) => `${max}자까지 입력할 수 있습니다.`,
  tooShort: (min: unknown) => `${min}자 이상 입력해 주세요.`,
};

const isMissing = (value: unknown) => value === undefined || value === null || value === '' || isBlank(value);

/** Returns the message of a broken rule that has none of its own. */
function problemMessage(issue: z.core.$ZodRawIssue, messages: FieldMessages | undefined): string {
  if (typeof messages === 'string') return messages;
  if (isMissing(issue.input)) return messages?.empty ?? messages?.format ?? defaultMessages.empty;
  if (issue.code === 'too_big') return messages?.tooLong ?? messages?.format ?? defaultMessages.tooLong(issue.maximum);
  if (issue.code === 'too_small')
    return messages?.tooShort ?? messages?.format ?? defaultMessages.tooShort(issue.minimum);
  return messages?.format ?? defaultMessages.format;
}

/**
 * Prepares a text for the schema. The contract counts code points, and zod counts UTF-16 code units: characters of two
 * units become one character of the private use area, which is neither a blank nor a digit or letter either.
 */
const toCountedText = (text: string) => toNfc(text).replace(/[\u{10000}-\u{10FFFF}]/gu, '\uE000');

/**
 * Creates the check of a form from the contract's limits and the site's messages. Lengths are counted in code points.
 * The field of a repeated entry has the same messages in every entry.
 * @returns a function that returns the first broken rule of each field
 */
export function createFormCheck<Values extends FieldValues>(
  schema: FormSchema<Values>,
  messages: FormMessages<Values>,
) {
  const messagesByName: Readonly<Record<string, FieldMessages | undefined>> = messages;
  const error = (issue: z.core.$ZodRawIssue) =>
    problemMessage(issue, messagesByName[String(issue.path?.findLast((key) => typeof key === 'string'))]);
  return (values: Values): Problem[] => {
    const { error: broken } = schema.safeParse(mapTexts(values, toCountedText), { error });
    const found = new Map<string, Problem>();
    for (const { path: keys, message, ...issue } of broken?.issues ?? []) {
      const path = keys.join('.');
      const isIncomplete = issue.code === 'custom' && issue.params?.isMissing === true;
      if (!found.has(path)) found.set(path, { path, message, isMissing: isIncomplete || isMissing(get(values, path)) });
    }
    return [...found.values()];
  };
}

/** Converts a check to a resolver of react-hook-form. */
export const createResolver =
  <Values extends FieldValues>(check: (values: Values) => Problem[]): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of check(values)) set(errors, path || 'root', { type: 'rule', message });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** Flattens the errors of react-hook-form to a list of paths and messages. */
export function listErrors(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string' && 'type' in errors) {
    return [{ path, message: errors.message }];
  }
  return Object.entries(errors).flatMap(([key, value]) => listErrors(value, path ? `${path}.${key}` : key));
}

/** The label of a field, and the title of its repeated entry, if any. */
type FieldLabel = { label: string; entry: string | null };

/** The labels of the fields by the names of their values. Fields register them in the order in which they are rendered. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

const comparableText = (text: string) => text.replace(/[\s*.]/g, '');

/**
 * Adds the label of the field and the title of its entry to an error message, so that it is clear away from the field
 * (WCAG 3.3.1). A label that the message already contains is not repeated.
 * @returns for example '학력정보 02 출신학교: 학교를 입력해 주세요.'
 */
export function namedMessage(name: FieldLabel | undefined, message: string): string {
  if (!name) return message;
  const label = comparableText(message).includes(comparableText(name.label))
    ? null
    : name.label.replace(/[*.]/g, '').trim();
  const entry =
    name.entry !== null && label !== null && comparableText(label).includes(comparableText(name.entry))
      ? null
      : name.entry;
  const names = [entry, label].filter((part) => part !== null);
  return names.length > 0 ? `${names.join(' ')}: ${message}` : message;
}

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
 * @param labels the labels of the fields, which the message needs beside the submit button, and their order in it
 */
export function findDisabledReason<Values>(
  when: DisabledWhen<Values>,
  values: Values,
  problems: readonly Problem[],
  labels: FieldLabels,
): DisabledReason | undefined {
  const order = Object.keys(labels);
  const missingFields = problems
    .filter(({ isMissing }) => isMissing)
    .sort((first, second) => order.indexOf(first.path) - order.indexOf(second.path));
  const messages = new Set(missingFields.map(({ path, message }) => namedMessage(labels[path], message)));
  const incompleteMessage = missingFields.length > 0 ? [...messages].join('\n') : undefined;
  const reason = when === 'incomplete' ? incompleteMessage : when(values, incompleteMessage);
  if (reason === undefined) return undefined;
  if (typeof reason === 'string') return { message: reason, fields: missingFields.map(({ path }) => path) };
  return { message: reason.message, fields: reason.field === null ? [] : [reason.field] };
}
