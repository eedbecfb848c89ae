import { isJsonObject } from '#verify/contract/json-values.ts';

/** Text fields whose values distinguish outcomes. Other texts only do so by being empty, not empty or null. */
const comparedTextFields = /_(yn|type|approve|presentation|method)$/;

/** The traits of a value: which of its fields are null, empty, true or false, and the texts that distinguish outcomes. */
function traitsOf(value: unknown, path = '', key = ''): string[] {
  if (value === null) return [`${path} null`];
  if (Array.isArray(value))
    return [
      `${path} ${value.length === 0 ? 'empty' : 'list'}`,
      ...value.flatMap((item) => traitsOf(item, `${path}/*`)),
    ];
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([name, inner]) => traitsOf(inner, `${path}/${name}`, name));
  if (typeof value === 'boolean' || comparedTextFields.test(key)) return [`${path} ${JSON.stringify(value)}`];
  return [`${path} ${value === '' ? 'empty' : typeof value}`];
}

/** Tells whether a trait is a value outside of lists that distinguishes outcomes, such as the type of the member. */
const isDecisive = (trait: string) =>
  !trait.includes('/*') && (/(yn|type|approve|presentation|method) \S+$/.test(trait) || / (true|false)$/.test(trait));

type Named = { name: string; value: unknown };

const keysOfData = (json: unknown) =>
  isJsonObject(json) && isJsonObject(json.data) ? Object.keys(json.data).sort().join() : String(json);

/**
 * Returns the names of the success examples that a success response matches. Only the traits in which the examples of the
 * operation differ count, so a value that happens to be null in all of them may have any value. When the response has
 * the traits of no example exactly, the closest example matches, unless a decisive value differs.
 */
export function matchingSuccesses(examples: readonly Named[], json: unknown): string[] {
  const candidates = examples
    .filter(({ value }) => keysOfData(value) === keysOfData(json))
    .map(({ name, value }) => ({ name, traits: new Set(traitsOf(value)) }));
  if (candidates.length <= 1) return candidates.map(({ name }) => name);
  const actual = new Set(traitsOf(json));
  const scored = candidates.map(({ name, traits }) => {
    const distinguishing = [...traits].filter((trait) => candidates.some((other) => !other.traits.has(trait)));
    const missing = distinguishing.filter((trait) => !actual.has(trait));
    return { name, share: missing.some(isDecisive) ? 0 : 1 - missing.length / Math.max(1, distinguishing.length) };
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return best <= 0 ? [] : scored.filter(({ share }) => share === best).map(({ name }) => name);
}
