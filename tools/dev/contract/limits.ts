/** The functions of zod that orval writes for request bodies, and the function of `rules.ts` for each. */
const ruleNames: Readonly<Record<string, string>> = {
  array: 'array',
  boolean: 'boolean',
  email: 'email',
  enum: 'oneOf',
  gte: 'min',
  instanceof: 'instance',
  int: 'int',
  literal: 'literal',
  lte: 'max',
  maxLength: 'maxLength',
  minLength: 'minLength',
  number: 'number',
  object: 'object',
  optional: 'optional',
  record: 'record',
  regex: 'pattern',
  string: 'string',
};

/** The two modules of a tag of the contract. */
export type LimitModules = { limits: string; bodies: string };

/**
 * Replaces zod in an expression that orval has written.
 * @throws Error if `rules.ts` has no function for one of zod's
 */
const withRules = (code: string) =>
  code
    // A format without a rule of its own has a pattern: `stringFormat('password', pattern)`.
    .replace(/zod\.stringFormat\('[^']*', (\w+)\)/g, 'zod.string().check(zod.regex($1))')
    .replace(/\bzod\.(\w+)/g, (_, name: string) => {
      const rule = ruleNames[name];
      if (!rule) throw new Error(`zod.${name}: src/lib/rules.ts has no such rule.`);
      return `rules.${rule}`;
    });

/**
 * Divides the limits that orval writes for zod into two modules without zod, so that a list which needs one number loads
 * no rules. Patterns get the flag `u`, as JSON Schema requires (2020-12, section 4.3.1 of the validation vocabulary).
 * @param code a module of orval's zod client
 * @param tag the tag of the contract, which is the name of both modules
 * @returns the numbers and patterns, and the rules of the request bodies; the rules of queries are left out
 * @throws Error if orval uses a function that `rules.ts` does not have
 */
export function limitModules(code: string, tag: string): LimitModules {
  const statements = code.split(/^(?=export const )/m).flatMap((part) => {
    const [, name, value] = /^export const (\w+) = ([\s\S]*?);?\s*(?:\/\*\*[\s\S]*)?$/.exec(part) ?? [];
    return name !== undefined && value !== undefined ? [{ name, value }] : [];
  });
  const limits = statements.filter(({ value }) => !value.includes('zod.'));
  const bodies = statements.filter(({ name, value }) => value.includes('zod.') && !name.endsWith('QueryParams'));
  const bodyCode = bodies.map(({ name, value }) => `export const ${name} = ${withRules(value)};\n`).join('\n');
  const imported = limits.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(bodyCode)).map(({ name }) => name);
  return {
    limits: limits
      .map(({ name, value }) => `export const ${name} = ${value.replace(/^(new RegExp\('.*')\)$/, "$1, 'u')")};\n`)
      .join(''),
    bodies:
      bodies.length === 0
        ? ''
        : [
            "import * as rules from '#src/lib/rules.ts';\n",
            imported.length > 0 ? `import { ${imported.join(', ')} } from '../limits/${tag}.ts';\n` : '',
            `\n${bodyCode}`,
          ].join(''),
  };
}
