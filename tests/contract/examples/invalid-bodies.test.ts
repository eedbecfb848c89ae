import { describe, expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds, resolveReference, type Schema } from '#mocks/http/document.ts';
import { accessTokenOf, buildForm, exampleBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

type Fields = Record<string, unknown>;
type Case = { defect: string; body: Fields };

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
  const invalidCase = (defect: string, changes: Fields): Case => ({ defect, body: { ...valid, ...changes } });
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
const casesByOperation = withObject.map((id) => ({ id, cases: invalidCasesOf(id) }));

/** Sends an invalid body with a login. Returns null, or the response and the changes that it caused. */
async function acceptedBody(id: OperationId, body: Fields): Promise<string | null> {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor);
  const changes: unknown[] = [];
  visitor.db.watch((change) => changes.push(change));
  const isForm = bodyMediaOf(id)?.[0] === 'multipart/form-data';
  const response = await visitor.callUntyped(id, { token, ...(isForm ? { form: buildForm(body) } : { body }) });
  const { error } = await response.json();
  if (response.status === 400 && error?.code === '40' && changes.length === 0) return null;
  return `status ${response.status}, code ${error?.code}, ${changes.length} changes`;
}

test('the cases cover every operation with an object or a form', () => {
  expect(withObject.length).toBeGreaterThanOrEqual(18);
  expect(casesByOperation.flatMap(({ cases }) => cases).length).toBeGreaterThan(150);
  expect(casesByOperation.filter(({ cases }) => cases.length < 2)).toEqual([]);
});

describe('every invalid body gives 400 and changes nothing', () => {
  test.each(casesByOperation)('in $id', async ({ id, cases }) => {
    const accepted: string[] = [];
    for (const { defect, body } of cases) {
      const problem = await acceptedBody(id, body);
      if (problem !== null) accepted.push(`${defect}: ${problem}`);
    }
    expect(accepted).toEqual([]);
  });
});
