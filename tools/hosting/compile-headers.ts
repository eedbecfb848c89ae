import type { HeaderRule } from './rules.ts';

/** Compiles header rules. The result returns the headers for `scheme:status:path of the file`. */
export function compileHeaders(rules: readonly HeaderRule[]): (key: string) => [name: string, value: string][] {
  const compiled = rules.map(({ name, value, cases = [] }) => ({
    name,
    value,
    cases: cases.map(([pattern, other]) => [new RegExp(pattern), other] as const),
  }));
  return (key) =>
    compiled.flatMap(({ name, value, cases }) => {
      const [, chosen = value] = cases.find(([pattern]) => pattern.test(key)) ?? [];
      return chosen ? [[name, chosen] as [string, string]] : [];
    });
}
