import { describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds, resolveReference, type Schema } from '#mocks/http/document.ts';
import { accessTokenOf, buildForm, exampleBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

type Fields = Record<string, unknown>;
type Case = { title: string; id: OperationId; body: Fields };

const bodyMediaOf = (id: OperationId) => Object.entries(contractOperation(id).requestBody?.content ?? {})[0];

const isBinary = (schema: Schema | undefined) => resolveReference(schema ?? {}).format === 'binary';

/** Returns the example body of an operation. Binary properties become files. */
function validBody(id: OperationId, properties: Record<string, Schema>): Fields {
  const fileWithText = (text: unknown) => new File([String(text)], '초록.docx');
  const fields = Object.entries(exampleBody(id)).map(([name, value]) => {
    const schema = resolveReference(properties[name] ?? {});
    if (isBinary(schema)) return [name, fileWithText(value)];
    return [name, isBinary(schema.items) && Array.isArray(value) ? value.map(fileWithText) : value];
  });
  return Object.fromEntries(fields);
}

/** Lists invalid variants of a body: one field missing, of a wrong type, too long, or unknown to the contract. */
function invalidCasesOf(id: OperationId): Case[] {
  const [type, media] = bodyMediaOf(id) ?? [];
  const { required = [], properties = {} } = resolveReference<Schema & { required?: string[] }>(media?.schema ?? {});
  const valid = validBody(id, properties);
  const fields = Object.entries(properties).filter(
    ([, schema]) => !isBinary(schema) && !isBinary(resolveReference(schema).items),
  );
  const invalidCase = (defect: string, changes: Fields): Case => ({
    title: `${id} ${defect}`,
    id,
    body: { ...valid, ...changes },
  });
  return [
    invalidCase('with an unknown field', { nonsense: '1' }),
    ...required.map((name) => invalidCase(`without ${name}`, { [name]: undefined })),
    ...fields.map(([name]) =>
      invalidCase(`with a wrong value in ${name}`, { [name]: type?.includes('json') ? null : '♩'.repeat(9000) }),
    ),
    ...fields.flatMap(([name, schema]) => {
      const { maxLength } = resolveReference(schema);
      return maxLength
        ? [invalidCase(`with one character too many in ${name}`, { [name]: '1'.repeat(maxLength + 1) })]
        : [];
    }),
  ];
}

/** The operations with an object or a form as body. Education is a list; member.test.ts tests its invalid values. */
const withObject = operationIds.filter((id) => bodyMediaOf(id) && id !== 'modifyMemberEduInfo');
const cases = withObject.flatMap(invalidCasesOf);

test('the cases cover every operation with an object or a form', () => {
  expect(withObject.length).toBeGreaterThanOrEqual(18);
  expect(cases.length).toBeGreaterThan(150);
});

describe('responds with 400 and changes nothing', () => {
  test.each(cases)('$title', async ({ id, body }) => {
    const visitor = new Visitor();
    const token = await accessTokenOf(visitor);
    const changes: unknown[] = [];
    visitor.db.watch((change) => changes.push(change));
    const isForm = bodyMediaOf(id)?.[0] === 'multipart/form-data';
    const response = await visitor.callUntyped(id, { token, ...(isForm ? { form: buildForm(body) } : { body }) });
    const { error } = await response.json();
    expect({ status: response.status, code: error?.code, changes }).toEqual({ status: 400, code: '40', changes: [] });
  });
});
