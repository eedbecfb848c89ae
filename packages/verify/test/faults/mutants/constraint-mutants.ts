import type { OperationId } from '#mocks/generated/operations.ts';
import { failureResponse, type LooseJson } from '#test/faults/fault.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { candidateValues, constraintsOf, isValidValue, lengthOf, violatesOnly } from './constraints.ts';
import { createMutant, type DerivedMutants, type Mutant } from './mutant.ts';
import { changeField, exampleValue, readFormOf, readRequestBody, valuesOf, withBody } from './request-fields.ts';
import { type RequestField, requestFieldsOf } from './schema-fields.ts';

const badRequestReply = () => failureResponse('40', 400);

/** Returns a valid value near an invalid one, so that the correct server accepts the request. */
function repairValue({ schema }: RequestField, keyword: string, value: unknown, valid: unknown): unknown {
  if (keyword === 'maxLength' && typeof value === 'string') return [...value].slice(0, schema.maxLength).join('');
  if (keyword === 'type' && schema.type === 'string' && typeof value === 'number') return String(value);
  if (keyword === 'minimum') return schema.minimum;
  if (keyword === 'maximum') return schema.maximum;
  return valid;
}

/** A server that does not check one constraint of a field. */
function droppedConstraint(operation: OperationId, field: RequestField, keyword: string): Mutant {
  const identity = {
    kind: `constraint dropped: ${keyword}`,
    operation,
    change: `the field ${field.name} has no ${keyword}`,
  };
  return createMutant(identity, () => {
    let lastValid = exampleValue(operation, field);
    return async (request, next) =>
      next(
        await changeField(request, field, (value) => {
          if (isValidValue(field, value)) lastValid = value ?? lastValid;
          return violatesOnly(field, keyword, value) ? repairValue(field, keyword, value, lastValid) : value;
        }),
      );
  });
}

/** A server that refuses some valid values of a field. */
const refusal = (
  operation: OperationId,
  field: RequestField,
  kind: string,
  says: string,
  isRefused: (value: unknown) => boolean,
): Mutant =>
  createMutant(
    { kind, operation, change: `the field ${field.name} ${says}` },
    () => async (request, next) =>
      (await valuesOf(request, field)).some((value) => isValidValue(field, value) && isRefused(value))
        ? badRequestReply()
        : next(request),
  );

type Refusal = { kind: string; says: string; isRefused: (value: unknown) => boolean };

const whenText = (isRefused: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRefused(value);

/** Returns the ways in which a server refuses valid values of a field: at each limit, each enum value, missing values. */
function refusalsOf(field: RequestField): Refusal[] {
  const { schema, isRequired } = field;
  const { minLength, maxLength, minimum, maximum, enum: allowed } = schema;
  const atNumber = (limit: number) => (value: unknown) => value !== '' && value !== null && Number(value) === limit;
  const tight = (says: string, isRefused: (value: unknown) => boolean): Refusal => ({
    kind: 'constraint tightened',
    says,
    isRefused,
  });
  const unusual = (says: string, pattern: RegExp): Refusal => ({
    kind: 'valid text refused',
    says: `refuses ${says}`,
    isRefused: whenText((text) => pattern.test(text)),
  });
  return [
    ...(maxLength
      ? [
          tight(
            'refuses its maximum length',
            whenText((text) => lengthOf(text) === maxLength),
          ),
        ]
      : []),
    ...(maxLength
      ? [
          tight(
            'counts its length in UTF-16 code units',
            whenText((text) => text.length > maxLength),
          ),
        ]
      : []),
    ...(maxLength
      ? [
          tight(
            'counts its length in bytes',
            whenText((text) => Buffer.byteLength(text) > maxLength),
          ),
        ]
      : []),
    ...(minLength
      ? [
          tight(
            'refuses its minimum length',
            whenText((text) => lengthOf(text) === minLength),
          ),
        ]
      : []),
    ...(minimum === undefined ? [] : [tight('refuses its minimum', atNumber(minimum))]),
    ...(maximum === undefined ? [] : [tight('refuses its maximum', atNumber(maximum))]),
    ...(allowed ?? []).map((value) => tight(`refuses ${String(value)}`, (given) => given === value)),
    ...(isRequired ? [] : [tight('is required', (value) => value === undefined)]),
    tight('refuses the empty text', (value) => value === ''),
    unusual('emoji', /\p{Extended_Pictographic}/u),
    unusual('quotation marks', /['"]/),
    unusual('the sign <', /</),
    unusual('line breaks', /\n/),
    unusual('the sign %', /%/),
    unusual('a plus sign', /\+/),
    unusual('Korean', /[가-힣]/),
    unusual('Latin letters', /[a-z]/i),
    unusual('upper-case letters', /[A-Z]/),
    unusual('blanks at an end', /^\s|\s$/),
  ];
}

/** Texts for the rule that decides whether a badRequest can concern any valid value. */
const unusualTexts = [
  '😀a1!',
  `'"a1!`,
  'a<b1!',
  'a\nb',
  '50%',
  'a+b@c.example',
  '가나다라',
  'abcdef',
  'ABCdef1!',
  ' a1!bcde ',
];

function mutantsOfField(operation: OperationId, field: RequestField): DerivedMutants {
  const candidates = [...candidateValues(field, exampleValue(operation, field)), ...unusualTexts];
  const derived: DerivedMutants = { mutants: [], excluded: [] };
  for (const { keyword } of constraintsOf(field)) {
    const mutant = droppedConstraint(operation, field, keyword);
    if (candidates.some((value) => violatesOnly(field, keyword, value))) derived.mutants.push(mutant);
    else
      derived.excluded.push({ ...mutant, change: mutant.name, reason: 'another constraint refuses the same values' });
  }
  for (const { kind, says, isRefused } of refusalsOf(field)) {
    const mutant = refusal(operation, field, kind, says, isRefused);
    if (candidates.some((value) => isValidValue(field, value) && isRefused(value))) derived.mutants.push(mutant);
    else derived.excluded.push({ ...mutant, change: mutant.name, reason: 'no valid value of the field is concerned' });
  }
  return derived;
}

/** Returns the mutants of a request as a whole: unknown fields, unknown parts, the content type, the kind of the body. */
function mutantsOfBody(operation: OperationId, fields: RequestField[]): Mutant[] {
  const names = fields.map(({ name }) => name);
  const places = new Set(fields.map(({ place }) => place));
  const kind = 'constraint dropped: body';
  const drop = (change: string, repair: (request: Request) => Promise<Request>) =>
    createMutant({ kind, operation, change }, () => async (request, next) => next(await repair(request)));
  const withoutUnknown = (record: LooseJson) =>
    typeof record === 'object' && record !== null
      ? Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
      : record;
  const repairBody = async (request: Request, repair: (body: LooseJson) => LooseJson) => {
    const body = await readRequestBody(request);
    const after = repair(body);
    return JSON.stringify(after) === JSON.stringify(body) ? request : withBody(request, JSON.stringify(after));
  };
  const json = [
    drop('unknown fields are ignored', (request) =>
      repairBody(request, (body) => (Array.isArray(body) ? body.map(withoutUnknown) : withoutUnknown(body))),
    ),
    drop('a body in a list is accepted', (request) =>
      repairBody(request, (body) =>
        Array.isArray(body) && body.length === 1 && bodySchemaViolations(operation, body).length > 0 ? body[0] : body,
      ),
    ),
    drop('JSON with another content type is accepted', async (request) => {
      if (request.headers.get('Content-Type')?.startsWith('application/json')) return request;
      const headers = new Headers(request.headers);
      headers.set('Content-Type', 'application/json');
      return new Request(request, { headers });
    }),
  ];
  const form = [
    drop('unknown parts are ignored', async (request) => {
      const sent = await readFormOf(request);
      const unknown = [...(sent?.keys() ?? [])].filter((name) => !names.includes(name.replace(/\[.*$/, '')));
      if (!sent || unknown.length === 0) return request;
      for (const name of unknown) sent.delete(name);
      return withBody(request, sent);
    }),
  ];
  return [...(places.has('body') ? json : []), ...(places.has('form') ? form : [])];
}

/** Returns the mutants of the constraints of an operation's requests: each constraint dropped, and each tightened. */
export function constraintMutants(operation: OperationId): DerivedMutants {
  const fields = requestFieldsOf(operation);
  const ofFields = fields.filter(({ file }) => file === 'none').map((field) => mutantsOfField(operation, field));
  return {
    mutants: [...ofFields.flatMap(({ mutants }) => mutants), ...mutantsOfBody(operation, fields)],
    excluded: ofFields.flatMap(({ excluded }) => excluded),
  };
}
