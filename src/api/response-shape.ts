import { responseShapes, type Shape } from './generated/response-shapes.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of the data of an operation's success; undefined where the contract promises no data. */
export function shapeOf(operation: string): Shape | undefined {
  return Object.hasOwn(responseShapes, operation) ? responseShapes[operation] : undefined;
}

/** A property name as a part of a JSON pointer (RFC 6901, section 3). */
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Whether a value has a type as JSON Schema names it; 1.0 is an integer there. A number can be shown where the contract has
 * text, while text in place of a number would be compared and calculated wrongly.
 */
function hasType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'string') return value !== null && value !== undefined && typeof value !== 'object';
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

const allowsNull = (shape: Shape) => typeof shape === 'string' && shape.split(' ').includes('null');

const isOptional = (key: string) => key.endsWith('?');

/** Whether an object has all required properties of a shape; which types they have does not matter here. */
const hasRequired = (value: Json, shape: Shape) =>
  Object.entries(shape).every(([key, part]) => isOptional(key) || allowsNull(part) || Object.hasOwn(value, key));

/**
 * Compares a parsed JSON value with a shape of the contract. Properties that the shape does not have are allowed, and
 * so is a number in place of text. An optional property that is `null`, where the contract does not allow that, is deleted
 * from the value; a missing property that may be `null` becomes `null`.
 * @param value what `JSON.parse` has made; it is changed
 * @param shape the shape to compare with
 * @param pointer the JSON pointer of the value
 * @returns the JSON pointer (RFC 6901) of the first value that has another type or is missing; null when all fit
 */
export function findMismatch(value: unknown, shape: Shape, pointer: string): string | null {
  if (typeof shape === 'string') {
    return shape.split(' ').some((type) => hasType(value, type)) ? null : pointer;
  }
  if (Array.isArray(shape)) {
    return shape.length > 1 ? findInOneOf(value, shape, pointer) : findInList(value, shape[0], pointer);
  }
  if (!isObject(value)) return pointer;
  for (const [key, part] of Object.entries(shape)) {
    const name = isOptional(key) ? key.slice(0, -1) : key;
    if (isOptional(key) && isAbsent(value, name, part)) {
      delete value[name];
      continue;
    }
    if (value[name] === undefined && allowsNull(part)) value[name] = null;
    const found = findMismatch(value[name], part, `${pointer}/${escaped(name)}`);
    if (found !== null) return found;
  }
  return null;
}

/** Many servers send `null` for what they leave out. */
const isAbsent = (value: Json, name: string, shape: Shape) =>
  !Object.hasOwn(value, name) || (value[name] === null && !allowsNull(shape));

function findInList(value: unknown, item: Shape, pointer: string): string | null {
  if (!Array.isArray(value)) return pointer;
  for (const [index, entry] of value.entries()) {
    const found = findMismatch(entry, item, `${pointer}/${index}`);
    if (found !== null) return found;
  }
  return null;
}

/** The properties of an object decide which shape it is compared with: the first one whose required properties it has. */
function findInOneOf(value: unknown, shapes: readonly Shape[], pointer: string): string | null {
  if (!isObject(value)) return pointer;
  const shape = shapes.find((candidate) => hasRequired(value, candidate));
  return shape === undefined ? pointer : findMismatch(value, shape, pointer);
}
