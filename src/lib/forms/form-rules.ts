import '#src/lib/no-eval.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { get, set } from 'react-hook-form';
import type * as zod from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { isBlank, mapTexts, toNfc, unitPerCodePoint } from '#src/lib/text/code-points.ts';

/**
 * What a field says when it breaks a rule: one text for every rule, or one for each kind. What is missing falls to
 * `format`, then to a general text.
 */
export type FieldMessages = string | { empty?: string; format?: string; tooLong?: string; tooShort?: string };

type NamesOf<Item> = Item extends FieldValues ? keyof Item & string : never;

/** The fields of a form, those of its repeated entries included, each by its own name. */
type FieldNames<Values> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends readonly (infer Item)[]
    ? Key | NamesOf<Item>
    : string extends keyof NonNullable<Values[Key]>
      ? Key | NamesOf<NonNullable<Values[Key]>[string]>
      : Key;
}[keyof Values & string];

/** The messages of a form, by field. */
export type FormMessages<Values> = Partial<Record<FieldNames<Values>, FieldMessages>>;

/** A schema that only checks: what it gives is what it took. */
export type FormSchema<Values> = zod.$ZodType<unknown, Values>;

/** A rule that was broken: where, and what is said. */
export type Problem = { path: string; message: string; isMissing: boolean };

const defaultMessages = {
  empty: '필수 입력 항목입니다.',
  format: '입력 형식을 확인해 주세요.',
  tooLong: (most: unknown) => `${most}자까지 입력할 수 있습니다.`,
  tooShort: (least: unknown) => `${least}자 이상 입력해 주세요.`,
};

/** The `params` of a rule of its own kind that is broken because something is missing in the field. */
export const missingParams = { isMissing: true };

/** What zod says where a schema says nothing. */
const zodDefaultMessage = 'Invalid input';

function problemMessage(issue: zod.$ZodIssue, value: unknown, given: FieldMessages | undefined): string {
  if (issue.code === 'custom' && issue.message !== zodDefaultMessage) return issue.message;
  if (typeof given === 'string') return given;
  if (isMissing(value)) return given?.empty ?? given?.format ?? defaultMessages.empty;
  if (issue.code === 'too_big') return given?.tooLong ?? given?.format ?? defaultMessages.tooLong(issue.maximum);
  if (issue.code === 'too_small') return given?.tooShort ?? given?.format ?? defaultMessages.tooShort(issue.minimum);
  return given?.format ?? defaultMessages.format;
}

const isMarkedMissing = (issue: zod.$ZodIssue) => issue.code === 'custom' && issue.params?.isMissing === true;

const isMissing = (value: unknown) => value === undefined || value === null || value === '' || isBlank(value);

/** The messages of a field; an entry of a list is known by its own name, whatever its number. */
const messagesOfField = (
  messages: Readonly<Record<string, FieldMessages | undefined>>,
  path: readonly PropertyKey[],
) => {
  const name = path.findLast((key) => typeof key === 'string');
  return name === undefined ? undefined : messages[String(name)];
};

/**
 * Makes the check of a form: the contract's limits, with the site's messages. Lengths count in code points.
 * @returns a function that gives the broken rules, the first one of each field
 */
export function createFormCheck<Values extends FieldValues>(
  schema: FormSchema<Values>,
  messages: FormMessages<Values>,
) {
  const byName: Readonly<Record<string, FieldMessages | undefined>> = messages;
  return (values: Values): Problem[] => {
    const result = safeParse(
      schema,
      mapTexts(values, (text) => unitPerCodePoint(toNfc(text))),
    );
    const found = new Map<string, Problem>();
    for (const issue of result.error?.issues ?? []) {
      const path = issue.path.map(String).join('.');
      const value: unknown = get(values, path);
      if (!found.has(path)) {
        const message = problemMessage(issue, value, messagesOfField(byName, issue.path));
        found.set(path, { path, message, isMissing: isMarkedMissing(issue) || isMissing(value) });
      }
    }
    return [...found.values()];
  };
}

/** The check as react-hook-form wants it. */
export function createResolver<Values extends FieldValues>(check: (values: Values) => Problem[]): Resolver<Values> {
  return (values) => {
    const problems = check(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of problems) set(errors, path || 'root', { type: 'rule', message });
    return { values: {}, errors };
  };
}

/** The errors of a form as a flat list of paths and messages. */
export function listErrors(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string' && 'type' in errors) {
    return [{ path, message: errors.message }];
  }
  // What an error holds besides is the control that it belongs to.
  return Object.entries(errors).flatMap(([key, value]) => listErrors(value, path ? `${path}.${key}` : key));
}
