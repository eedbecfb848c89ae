import * as kinds from './kinds.ts';

type Details = {
  /** The purpose in one sentence. Another sentence has the effect of a missing value, unless `defaultText` has it. */
  about: string;
  example: string;
  /** The part of the project that reads the variable. `site` is the code in browsers. */
  reader: 'site' | 'build' | 'start' | 'verify' | 'tests';
  /** What visitors get if a published site does not set the variable. `npm run build -- --strict` requires it. */
  whenUnset?: string;
};

export type Variable<T> = Details & {
  kind: kinds.Kind<T>;
  defaultText: string | null;
  parseValue: (text: string) => T | undefined;
};

/** Defines a variable without a default. Its value is null if it is not set. */
export const optional = <T>(kind: kinds.Kind<T>, details: Details): Variable<T | null> => ({
  ...details,
  kind,
  defaultText: null,
  parseValue: (text) => (text ? kind.parse(text) : null),
});

/** Defines the variable of a service that a society may not want. It is null if it is not set, and empty for `none`. */
export const service = (kind: kinds.Kind<string>, details: Details): Variable<string | null> =>
  optional(
    {
      ...kind,
      expected: `${kind.expected}, or ${kinds.notWanted}`,
      parse: (text) => (text === kinds.notWanted ? '' : kind.parse(text)),
    },
    details,
  );

/** Defines a variable with a default. */
export const withDefault = <T>(defaultText: string, kind: kinds.Kind<T>, details: Details): Variable<T> => ({
  ...details,
  kind,
  defaultText,
  parseValue: (text) => kind.parse(text || defaultText),
});
