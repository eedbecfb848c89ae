import { nullable, responseShapes, type Shape, scalar } from './generated/response-shapes';

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
 * Whether a value can stand where the contract has text, a number or a truth value: another one of these can be shown,
 * an object or a list cannot. What may be null may also be missing: a screen has a text for it ('-' for a date).
 */
const fitsScalar = (value: unknown, shape: typeof scalar | typeof nullable): boolean =>
  value === null || value === undefined ? shape === nullable : typeof value !== 'object';

const isScalar = (shape: Shape): shape is typeof scalar | typeof nullable => shape === scalar || shape === nullable;

const isOptional = (key: string) => key.endsWith('?');

/** Whether an object has all required properties of a shape; which types they have does not matter here. */
const hasRequired = (value: Json, shape: Shape) =>
  Object.entries(shape).every(([key, part]) => isOptional(key) || part === nullable || Object.hasOwn(value, key));

/**
 * Compares a parsed JSON value with a shape of the contract: objects and lists have to be where the contract has them,
 * and nowhere else. Properties that the shape does not have are allowed, and so is text in place of a number. An optional
 * property that is `null`, where the contract does not allow that, is deleted from the value.
 * @param value what `JSON.parse` has made; it is changed
 * @param shape the shape to compare with
 * @param pointer the JSON pointer of the value
 * @returns the JSON pointer (RFC 6901) of the first value that has another type or is missing; null when all fit
 */
export function findMismatch(value: unknown, shape: Shape, pointer: string): string | null {
  if (isScalar(shape)) return fitsScalar(value, shape) ? null : pointer;
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
    const found = findMismatch(value[name], part, `${pointer}/${escaped(name)}`);
    if (found !== null) return found;
  }
  return null;
}

/** Many servers send `null` for what they leave out. */
const isAbsent = (value: Json, name: string, shape: Shape) =>
  !Object.hasOwn(value, name) || (value[name] === null && shape !== nullable);

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
