import type { Parameter, Schema } from '#mocks/http/document.ts';
import { resolveReference } from '#mocks/http/document.ts';
import { bodyOf, queryOf } from './example.ts';
import type { OperationId, Part, Question } from './exchange.ts';
import { bodyBreaches } from './schema.ts';

/** A request that breaks the contract in one place, and how. */
export type Mutation = { what: string; question: Question };

type Shape = Schema & {
  required?: string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  items?: Shape;
};
type Fields = Record<string, unknown>;

const shapeOf = (schema: Schema | undefined) => resolveReference<Shape>(schema ?? {});
const isFile = (schema: Schema | undefined) =>
  shapeOf(schema).format === 'binary' || shapeOf(shapeOf(schema).items).format === 'binary';

/** Texts that break one limit of a text, each with its name. Characters of two units tell who counts wrongly. */
function brokenTexts({ minLength, maxLength, enum: allowed, pattern, format }: Shape): [string, string][] {
  const found: [string, string][] = [];
  if (minLength) found.push(['empty', '']);
  if (maxLength)
    found.push(['too long', 'a'.repeat(maxLength + 1)], ['too long in Korean', '가'.repeat(maxLength + 1)]);
  if (maxLength === 0) found.push(['not empty', 'a']);
  if (allowed) found.push(['of no such value', 'nonsense']);
  if (pattern === '\\S') found.push(['blank', '   ']);
  else if (pattern) found.push(['of another form', '♩ \u0000'], ['in Arabic digits', '١٢٣٤٥']);
  if (format === 'email') found.push(['no address', 'nobody'], ['two addresses', 'a@b.example,c@d.example']);
  return found;
}

/** Values that break a field of JSON. */
function brokenValues(schema: Schema): [string, unknown][] {
  const shape = shapeOf(schema);
  const found: [string, unknown][] = [
    ['null', null],
    ['a list', []],
    ['an object', {}],
    ['true', true],
  ];
  if (shape.type === 'string') return [...found, ['a number', 1], ...brokenTexts(shape)];
  if (shape.type !== 'integer') return found;
  found.push(['text', '1'], ['a fraction', 1.5]);
  if (shape.minimum !== undefined) found.push(['too small', shape.minimum - 1]);
  if (shape.maximum !== undefined) found.push(['too large', shape.maximum + 1]);
  return found;
}

/** Texts that break a parameter of a query, which is text alone. */
function brokenParameter({ schema }: Parameter): [string, string][] {
  const shape = shapeOf(schema);
  if (shape.type !== 'integer') return brokenTexts(shape);
  const found: [string, string][] = [
    ['a word', 'one'],
    ['empty', ''],
    ['a fraction', '1.5'],
    ['in another notation', '1e1'],
  ];
  if (shape.minimum !== undefined) found.push(['too small', String(shape.minimum - 1)], ['negative', '-1']);
  if (shape.maximum !== undefined) found.push(['too large', String(shape.maximum + 1)]);
  return found;
}

function queryMutations(id: OperationId, sound: Question): Mutation[] {
  const query = sound.query ?? {};
  return queryOf(id).flatMap((parameter) => {
    const { name, required } = parameter;
    const { [name]: _, ...without } = query;
    const missing = required ? [{ what: `without ${name}`, question: { ...sound, query: without } }] : [];
    const broken = brokenParameter(parameter).map(([how, value]) => ({
      what: `${name} ${how}`,
      question: { ...sound, query: { ...query, [name]: value } },
    }));
    return [...missing, ...broken];
  });
}

/** What is wrong with JSON before any field is looked at. */
const brokenJson = (sound: Question): Mutation[] => {
  const { body, ...rest } = sound;
  const text = JSON.stringify(body);
  const raw = (what: string, sent: string, type = 'application/json') => ({
    what,
    question: { ...rest, raw: { type, text: sent } },
  });
  return [
    raw('cut JSON', text.slice(0, -1)),
    raw('an empty body', ''),
    raw('text that says it is text', text, 'text/plain'),
    raw('JSON that says it is a form', text, 'application/x-www-form-urlencoded'),
    { what: 'null', question: { ...rest, body: null } },
    { what: 'a text', question: { ...rest, body: 'x' } },
    { what: Array.isArray(body) ? 'an object' : 'a list', question: { ...rest, body: Array.isArray(body) ? {} : [] } },
  ];
};

function jsonMutations(id: OperationId, sound: Question): Mutation[] {
  const { body } = sound;
  const isList = Array.isArray(body);
  const first: Fields = isList ? Object(body[0]) : Object(body);
  const shape = isList ? shapeOf(shapeOf(bodyOf(id)?.schema).items) : shapeOf(bodyOf(id)?.schema);
  const whole = (fields: Fields) => ({ ...sound, body: isList ? [fields] : fields });
  const fields = Object.entries(shape.properties ?? {});
  const found = fields.flatMap(([name, schema]): Mutation[] => {
    const { [name]: _, ...without } = first;
    const missing = shape.required?.includes(name) ? [{ what: `without ${name}`, question: whole(without) }] : [];
    const broken = brokenValues(schema).map(([how, value]) => ({
      what: `${name} ${how}`,
      question: whole({ ...first, [name]: value }),
    }));
    return [...missing, ...broken];
  });
  const extra = { what: 'a field that the contract does not have', question: whole({ ...first, nonsense: '1' }) };
  const lists = isList ? [{ what: 'an empty list', question: { ...sound, body: [] } }] : [];
  // What a schema allows after all is no breach.
  return [...found, extra, ...lists].filter(({ question }) => bodyBreaches(id, question.body).length > 0);
}

function formMutations(id: OperationId, sound: Question): Mutation[] {
  const { parts = [], ...rest } = sound;
  const shape = shapeOf(bodyOf(id)?.schema);
  const others = (name: string) => parts.filter((part) => part.name !== name && !part.name.startsWith(`${name}[`));
  const text = (name: string, value: string): Part => ({ name, text: value });
  const file = (name: string): Part => ({ name, file: 'x.docx', bytes: new Uint8Array([1, 2, 3]) });
  const form = (what: string, sent: Part[]): Mutation => ({ what, question: { ...rest, parts: sent } });
  const found = Object.entries(shape.properties ?? {}).flatMap(([name, schema]): Mutation[] => {
    const kind = shapeOf(schema);
    const missing = shape.required?.includes(name) ? [form(`without ${name}`, others(name))] : [];
    if (kind.type === 'array') {
      return [
        form(`${name} without a number`, [...others(name), file(name)]),
        form(`${name} from number 1 on`, [...others(name), file(`${name}[1]`)]),
        form(`${name} of eleven`, [
          ...others(name),
          ...Array.from({ length: (kind.maxItems ?? 10) + 1 }, (_, index) => file(`${name}[${index}]`)),
        ]),
        form(`${name} as text`, [...others(name), text(`${name}[0]`, 'x')]),
      ];
    }
    if (isFile(schema)) return [...missing, form(`${name} as text`, [...others(name), text(name, 'x')])];
    const broken = kind.type === 'integer' ? brokenParameter({ name, in: 'body', schema }) : brokenTexts(kind);
    return [
      ...missing,
      form(`${name} as a file`, [...others(name), file(name)]),
      ...broken.map(([how, value]) => form(`${name} ${how}`, [...others(name), text(name, value)])),
    ];
  });
  const cut = {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  };
  return [
    ...found,
    form('a part that the contract does not have', [...parts, text('nonsense', '1')]),
    { what: 'JSON instead of a form', question: { ...rest, body: {} } },
    { what: 'a form that is cut', question: { ...rest, raw: cut } },
    { what: 'an empty body', question: { ...rest, raw: { type: 'multipart/form-data; boundary=x', text: '' } } },
  ];
}

/**
 * Every way to break a request in one place that the schemas of its operation give: missing, null, another type, below
 * and above its limits, of another form, too many; for a body also what it is as a whole.
 * @param sound a request that keeps the contract
 */
export function mutationsOf(id: OperationId, sound: Question): Mutation[] {
  const body = bodyOf(id);
  const ofBody = !body
    ? []
    : body.isForm
      ? formMutations(id, sound)
      : [...jsonMutations(id, sound), ...brokenJson(sound)];
  return [...queryMutations(id, sound), ...ofBody];
}

/** The longest and the farthest that a field or parameter may be, where its schema says nothing else of its form. */
function extremes(schema: Schema): (string | number)[] {
  const { type, maxLength, minimum, maximum, enum: allowed, pattern, format } = shapeOf(schema);
  if (type === 'integer') return [minimum, maximum].filter((limit) => limit !== undefined);
  if (!maxLength || allowed || pattern || format === 'email' || format === 'binary') return [];
  // Characters of one unit, and of two.
  return ['a'.repeat(maxLength), '😀'.repeat(maxLength)];
}

/**
 * Requests that keep the contract at one of its limits.
 * @param sound a request that keeps the contract
 */
export function extremesOf(id: OperationId, sound: Question): Mutation[] {
  const inQuery = queryOf(id).flatMap(({ name, schema }) =>
    extremes(schema).map((value) => ({
      what: `${name} at its limit`,
      question: { ...sound, query: { ...sound.query, [name]: value } },
    })),
  );
  const { body } = sound;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return inQuery;
  const fields = Object.entries(shapeOf(bodyOf(id)?.schema).properties ?? {});
  const inBody = fields.flatMap(([name, schema]) =>
    extremes(schema).map((value) => ({
      what: `${name} at its limit`,
      question: { ...sound, body: { ...body, [name]: value } },
    })),
  );
  return [...inQuery, ...inBody];
}
