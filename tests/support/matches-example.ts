/**
 * Text fields whose values distinguish outcomes, so they must equal the example. Other texts only have to be empty or not
 * empty, as in the example.
 */
const comparedTextFields = /_(yn|type|approve|presentation|method)$|^code$/;

/**
 * Tells whether a value has the form of an example: the same fields and types, null and empty values in the same places,
 * and equal values where they distinguish outcomes. A list must contain a matching item for each item of the example.
 * @param key the name of the field that contains the value
 */
export function matchesExample(example: unknown, value: unknown, key = ''): boolean {
  if (typeof example !== typeof value || (example === null) !== (value === null)) return false;
  if (Array.isArray(example)) {
    if (!Array.isArray(value) || (example.length === 0) !== (value.length === 0)) return false;
    return example.every((item) => value.some((other) => matchesExample(item, other)));
  }
  if (typeof example === 'object' && example !== null) {
    const record: Record<string, unknown> = Object(value);
    return Object.entries(example).every(([name, expected]) => matchesExample(expected, record[name], name));
  }
  if (typeof example === 'boolean' || comparedTextFields.test(key)) return example === value;
  return (example === '') === (value === '');
}
