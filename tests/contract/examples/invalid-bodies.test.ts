import { describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds, resolveReference, type Schema } from '#mocks/http/document.ts';
import { accessTokenOf, buildForm, exampleBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

type Fields = Record<string, unknown>;
type Case = { title: string; id: OperationId; body: Fields };

const bodyMediaOf = (id: OperationId) => Object.entries(contractOperation(id).requestBody?.content ?? {})[0];

const isBinary = (schema: Schema | undefined) => resolveReference(schema ?? {}).format === 'binary';

/** The example of a body, with files where the contract has texts for them. */
function validBody(id: OperationId, properties: Record<string, Schema>): Fields {
  const fileWithText = (text: unknown) => new File([String(text)], '초록.docx');
  const fields = Object.entries(exampleBody(id)).map(([name, value]) => {
    const schema = resolveReference(properties[name] ?? {});
    if (isBinary(schema)) return [name, fileWithText(value)];
    return [name, isBinary(schema.items) && Array.isArray(value) ? value.map(fileWithText) : value];
  });
  return Object.fromEntries(fields);
}

/** Every way to break one field of a body: left out, of another type, too long, not named in the contract. */
function invalidCasesOf(id: OperationId): Case[] {
  const [type, media] = bodyMediaOf(id) ?? [];
  const { required = [], properties = {} } = resolveReference<Schema & { required?: string[] }>(media?.schema ?? {});
  const valid = validBody(id, properties);
  const fields = Object.entries(properties).filter(
    ([, schema]) => !isBinary(schema) && !isBinary(resolveReference(schema).items),
  );
  const invalidCase = (what: string, changes: Fields): Case => ({
    title: `${id} ${what}`,
    id,
    body: { ...valid, ...changes },
  });
  return [
    invalidCase('with a field that the contract does not name', { nonsense: '1' }),
    ...required.map((name) => invalidCase(`without ${name}`, { [name]: undefined })),
    ...fields.map(([name]) =>
      invalidCase(`with nothing that fits in ${name}`, { [name]: type?.includes('json') ? null : '♩'.repeat(9000) }),
    ),
    ...fields.flatMap(([name, schema]) => {
      const { maxLength } = resolveReference(schema);
      return maxLength
        ? [invalidCase(`with a character too many in ${name}`, { [name]: '1'.repeat(maxLength + 1) })]
        : [];
    }),
  ];
}

/** Education is a list; what is wrong with one is tried where it is saved. */
const withObject = operationIds.filter((id) => bodyMediaOf(id) && id !== 'modifyMemberEduInfo');
const cases = withObject.flatMap(invalidCasesOf);

test('these requests are made for every operation that takes an object or a form', () => {
  expect(withObject.length).toBeGreaterThanOrEqual(18);
  expect(cases.length).toBeGreaterThan(150);
});

describe('a request is refused with 400, and changes nothing,', () => {
  test.each(cases)('$title', async ({ id, body }) => {
    const visitor = new Visitor();
    const token = await accessTokenOf(visitor);
    const changes: unknown[] = [];
    visitor.db.watch((change) => changes.push(change));
    const isForm = bodyMediaOf(id)?.[0] === 'multipart/form-data';
    const response = await visitor.call(id, { token, ...(isForm ? { form: buildForm(body) } : { body }) });
    const { error } = await response.json();
    expect({ status: response.status, code: error?.code, changes }).toEqual({ status: 400, code: '40', changes: [] });
  });
});
