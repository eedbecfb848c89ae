/**
 * Rules for values: what the site uses of a schema library, in the style of `zod/mini`. The generator writes the limits
 * of the contract with them, and forms narrow or extend these limits.
 */

/** A broken rule. */
export type Issue = {
  /** The names and positions that lead to the value. */
  path: readonly (string | number)[];
  code: 'type' | 'too_small' | 'too_big' | 'format' | 'custom';
  /** The limit of a length or a number. */
  limit?: number;
  /** The message of a custom rule. */
  message?: string | undefined;
  /** Whether a custom rule fails because the value is incomplete. */
  isMissing?: boolean;
};

/** The result of a check. `data` has only the fields that the rule names. */
type Result<Value> =
  | { success: true; data: Value; issues: readonly [] }
  | { success: false; data?: never; issues: readonly Issue[] };

/** A check of a value whose type is right. It returns undefined if the value is allowed. */
export type Check<Value> = {
  find: (value: Value) => Omit<Issue, 'path'> | undefined;
  /** Where the issue is reported, below the value. */
  path?: readonly string[];
  /** Whether the check also runs when a value inside has a wrong type. */
  isIndependent?: boolean;
};

/** A rule for values of a type. */
export type Rule<Value> = {
  safeParse: (value: unknown) => Result<Value>;
  /** Returns a rule that also has these checks. */
  check: (...checks: readonly Check<Value>[]) => Rule<Value>;
};

/** The type of the values that a rule allows. */
export type ValueOf<R> = R extends Rule<infer Value> ? Value : never;

type OptionalRule<Value> = Rule<Value | undefined> & { isOptional: true };
type Fields = Readonly<Record<string, Rule<unknown>>>;
type OptionalKeys<F extends Fields> = { [Key in keyof F]: F[Key] extends { isOptional: true } ? Key : never }[keyof F];
type Simplified<Type> = { [Key in keyof Type]: Type[Key] };
type FieldValues<F extends Fields> = Simplified<
  { [Key in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[Key]> } & { [Key in OptionalKeys<F>]?: ValueOf<F[Key]> }
>;

/** A rule for objects, with the rules of their fields. */
export type ObjectRule<F extends Fields> = Rule<FieldValues<F>> & { shape: F };

/** Reads a value: adds its issues to the list, and returns a copy with the named fields only. */
type Reader = (value: unknown, issues: Issue[]) => unknown;

const below = (key: string | number, issues: readonly Issue[]) =>
  issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }));

function createRule<Value>(read: Reader, checks: readonly Check<Value>[] = []): Rule<Value> {
  return {
    check: (...added) => createRule(read, [...checks, ...added]),
    safeParse(value) {
      const issues: Issue[] = [];
      // The reader has checked the type before a check gets the value.
      const data = read(value, issues) as Value;
      const hasOwnType = !issues.some(({ code, path }) => code === 'type' && path.length === 0);
      const hasTypes = !issues.some(({ code }) => code === 'type');
      for (const { find, path = [], isIndependent } of checks) {
        const issue = hasTypes || (isIndependent && hasOwnType) ? find(data) : undefined;
        if (issue) issues.push({ path, ...issue });
      }
      return issues.length > 0 ? { success: false, issues } : { success: true, data, issues: [] };
    },
  };
}

/** Creates a rule for a type. @param isOfType returns whether a value has the type */
const typeRule = <Value>(isOfType: (value: unknown) => boolean): Rule<Value> =>
  createRule((value, issues) => {
    if (!isOfType(value)) issues.push({ path: [], code: 'type' });
    return value;
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates a rule for the values inside a value. @param readInside reads them if the type of the value is right */
const containerRule = <Value>(
  isOfType: (value: unknown) => boolean,
  readInside: (value: object, issues: Issue[]) => unknown,
): Rule<Value> =>
  createRule((value, issues) => {
    if (isOfType(value)) return readInside(Object(value), issues);
    issues.push({ path: [], code: 'type' });
    return value;
  });

function readItem(rule: Rule<unknown>, key: string | number, value: unknown, issues: Issue[]): unknown {
  const result = rule.safeParse(value);
  issues.push(...below(key, result.issues));
  return result.success ? result.data : value;
}

export const string = (): Rule<string> => typeRule((value) => typeof value === 'string');
export const boolean = (): Rule<boolean> => typeRule((value) => typeof value === 'boolean');
export const number = (): Rule<number> => typeRule(Number.isFinite);
export const int = (): Rule<number> => typeRule(Number.isSafeInteger);
export const literal = <const Value>(allowed: Value): Rule<Value> => typeRule((value) => value === allowed);

/** Creates a rule for the values of an enumeration. */
export const oneOf = <const Value extends string>(
  values: readonly Value[] | Readonly<Record<string, Value>>,
): Rule<Value> => typeRule((value) => Object.values<unknown>(values).includes(value));

/** Creates a rule for the instances of a class. */
export const instance = <Value>(type: abstract new (...args: never[]) => Value): Rule<Value> =>
  typeRule((value) => value instanceof type);

/** Creates a rule for a list. */
export const array = <Item>(item: Rule<Item>): Rule<Item[]> =>
  containerRule(Array.isArray, (list, issues) =>
    Object.values(list).map((value, index) => readItem(item, index, value, issues)),
  );

/** Creates a rule for an object with any field names. */
export const record = <Item>(item: Rule<Item>): Rule<Record<string, Item>> =>
  containerRule(isRecord, (values, issues) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, readItem(item, key, value, issues)])),
  );

/** Creates a rule for an object. Other fields are allowed and left out. */
export const object = <F extends Fields>(shape: F): ObjectRule<F> => ({
  shape,
  ...containerRule<FieldValues<F>>(isRecord, (values, issues) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([key, rule]) => {
        const value: unknown = Reflect.get(values, key);
        const read = readItem(rule, key, value, issues);
        return key in values ? [[key, read]] : [];
      }),
    ),
  ),
});

/** Returns the rule of an object with more fields, or with other rules for its fields. */
export const extend = <F extends Fields, Added extends Fields>(
  { shape }: ObjectRule<F>,
  added: Added,
): ObjectRule<Simplified<Omit<F, keyof Added> & Added>> =>
  // TypeScript gives the two objects together another type.
  object({ ...shape, ...added } as unknown as Simplified<Omit<F, keyof Added> & Added>);

/** Returns the rule of an object with the named fields only. */
export const pick = <F extends Fields, Name extends keyof F & string>(
  { shape }: ObjectRule<F>,
  ...names: readonly Name[]
): ObjectRule<Simplified<Pick<F, Name>>> =>
  // The entries of the named fields are the picked fields.
  object(Object.fromEntries(names.map((name) => [name, shape[name]])) as unknown as Simplified<Pick<F, Name>>);

/** Creates a rule for a field that may be missing. */
export const optional = <Value>(rule: Rule<Value>): OptionalRule<Value> => ({
  isOptional: true,
  ...createRule<Value | undefined>((value, issues) => {
    if (value === undefined) return value;
    const result = rule.safeParse(value);
    issues.push(...result.issues);
    return result.data;
  }),
});

/** Creates a rule for values that one of two rules allows. */
export const either = <First, Second>(first: Rule<First>, second: Rule<Second>): Rule<First | Second> =>
  createRule((value, issues) => {
    const result = [first.safeParse(value), second.safeParse(value)].find(({ success }) => success);
    if (!result) issues.push({ path: [], code: 'type' });
    return result?.data;
  });

/** Creates a rule that checks the second rule only for values that the first one allows. */
export const inOrder = <Value>(first: Rule<Value>, second: Rule<Value>): Rule<Value> =>
  createRule((value, issues) => {
    const result = first.safeParse(value);
    issues.push(...(result.success ? second.safeParse(value) : result).issues);
    return value;
  });

/** The length of a text in code points, as in the contract, or of a list. */
const lengthOf = (value: string | readonly unknown[]) => (typeof value === 'string' ? [...value] : value).length;

export const minLength = (limit: number): Check<string | readonly unknown[]> => ({
  find: (value) => (lengthOf(value) < limit ? { code: 'too_small', limit } : undefined),
});
export const maxLength = (limit: number): Check<string | readonly unknown[]> => ({
  find: (value) => (lengthOf(value) > limit ? { code: 'too_big', limit } : undefined),
});
export const min = (limit: number): Check<number> => ({
  find: (value) => (value < limit ? { code: 'too_small', limit } : undefined),
});
export const max = (limit: number): Check<number> => ({
  find: (value) => (value > limit ? { code: 'too_big', limit } : undefined),
});
export const pattern = (allowed: RegExp): Check<string> => ({
  find: (value) => (allowed.test(value) ? undefined : { code: 'format' }),
});

/** The same email addresses as zod: neither dots at the ends of the local part nor two in a row, and a domain. */
const emailPattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const email = (): Rule<string> => string().check(pattern(emailPattern));

/**
 * Creates a custom check.
 * @param isAllowed returns whether the value is allowed
 * @param issue the message and the path of the issue, and whether the value counts as missing. An independent check also
 *   runs when a value inside has a wrong type
 */
export const refine = <Value>(
  isAllowed: (value: Value) => boolean,
  {
    path,
    isIndependent,
    ...issue
  }: Pick<Check<Value>, 'path' | 'isIndependent'> & Pick<Issue, 'message' | 'isMissing'> = {},
): Check<Value> => ({
  find: (value) => (isAllowed(value) ? undefined : { code: 'custom', ...issue }),
  ...(path && { path }),
  ...(isIndependent !== undefined && { isIndependent }),
});
