import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { Issue, Rule } from '#src/lib/rules.ts';
import { isBlank, mapTexts, toNfc } from '#src/lib/text/code-points.ts';

/**
 * The messages of a field: one text for every rule, or one text for each kind of rule. The fallback of a missing text
 * is `format`, then a default message.
 */
export type FieldMessages = string | { empty?: string; format?: string; tooLong?: string; tooShort?: string };

type NamesOf<Item> = Item extends FieldValues ? keyof Item & string : never;

/** The names of the fields of a form, including the fields of its repeated entries. */
type FieldNames<Values> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends readonly (infer Item)[]
    ? Key | NamesOf<Item>
    : string extends keyof NonNullable<Values[Key]>
      ? Key | NamesOf<NonNullable<Values[Key]>[string]>
      : Key;
}[keyof Values & string];

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

function problemMessage(issue: Issue, value: unknown, messages: FieldMessages | undefined): string {
  if (issue.message !== undefined) return issue.message;
  if (typeof messages === 'string') return messages;
  if (isMissing(value)) return messages?.empty ?? messages?.format ?? defaultMessages.empty;
  if (issue.code === 'too_big') return messages?.tooLong ?? messages?.format ?? defaultMessages.tooLong(issue.limit);
  if (issue.code === 'too_small')
    return messages?.tooShort ?? messages?.format ?? defaultMessages.tooShort(issue.limit);
  return messages?.format ?? defaultMessages.format;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '' || isBlank(value);

/** Returns the messages of a field. The field of a repeated entry has the same messages in every entry. */
const messagesOfField = (messages: Readonly<Record<string, FieldMessages | undefined>>, path: Issue['path']) => {
  const name = path.findLast((key) => typeof key === 'string');
  return name === undefined ? undefined : messages[name];
};

/**
 * Creates the check of a form from the contract's limits and the site's messages. Lengths are counted in code points.
 * @returns a function that returns the first broken rule of each field
 */
export function createFormCheck<Values extends FieldValues>(schema: Rule<Values>, messages: FormMessages<Values>) {
  const messagesByName: Readonly<Record<string, FieldMessages | undefined>> = messages;
  return (values: Values): Problem[] => {
    const { issues } = schema.safeParse(mapTexts(values, toNfc));
    const found = new Map<string, Problem>();
    for (const issue of issues) {
      const path = issue.path.join('.');
      const value: unknown = get(values, path);
      if (!found.has(path)) {
        const message = problemMessage(issue, value, messagesOfField(messagesByName, issue.path));
        found.set(path, { path, message, isMissing: issue.isMissing === true || isMissing(value) });
      }
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
