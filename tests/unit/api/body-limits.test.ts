import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import * as account from '#src/api/generated/bodies/account.ts';
import * as board from '#src/api/generated/bodies/board.ts';
import * as inquiry from '#src/api/generated/bodies/inquiry.ts';
import * as member from '#src/api/generated/bodies/member.ts';
import * as payment from '#src/api/generated/bodies/payment.ts';
import * as session from '#src/api/generated/bodies/session.ts';
import { createFormCheck, type FormSchema } from '#src/forms/form-rules.ts';

type Schema = { $ref?: string; type?: string | string[]; format?: string; maxLength?: number; items?: Schema } & {
  properties?: Record<string, Schema>;
};
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } };

const components = contract.components.schemas as unknown as Record<string, Schema>;
const operations = Object.values(contract.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  (item) => Object.values(item),
);
const resolve = (schema: Schema): Schema => {
  const { $ref, ...rest } = schema;
  return $ref ? { ...resolve(components[$ref.split('/').at(-1) ?? ''] ?? {}), ...rest } : schema;
};

/** The fields of every request body with generated rules: the rule, and the schema of the contract. */
const fields = Object.entries({ ...account, ...board, ...inquiry, ...member, ...payment, ...session }).flatMap(
  ([name, body]) => {
    const operationName = name.replace(/Body(Item)?$/, '').toLowerCase();
    const operation = operations.find(({ operationId }) => operationId.toLowerCase() === operationName);
    const [content] = Object.values(operation?.requestBody?.content ?? {});
    const bodySchema = resolve(content?.schema ?? {});
    const properties = resolve(bodySchema.items ?? bodySchema).properties ?? {};
    return body instanceof z.ZodMiniObject
      ? Object.entries<FormSchema<unknown>>(body.shape).map(([field, rule]) => {
          const check = createFormCheck(z.object({ [field]: rule }), {});
          const isAllowed = (value: unknown) => check({ [field]: value }).length === 0;
          return { name: `${name}.${field}`, isAllowed, schema: resolve(properties[field] ?? {}) };
        })
      : [];
  },
);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addFormat('password', true).addFormat('binary', true);

const letters = [...'aZ09!@#-_.,/ ', '가', '힣', '♩', '♫', '😀', '\n', '\u3000', 'm', 'f'];
/** Texts of allowed and forbidden letters, with a length around the limits. */
const texts = (max: number) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), maxLength: max + 2 }),
    fc.stringMatching(/^\d{0,12}$/),
    fc.stringMatching(/^[A-Za-z0-9]{0,22}$/),
    fc
      .tuple(fc.constantFrom(...letters), fc.integer({ min: -1, max: 1 }))
      .map(([letter, more]) => letter.repeat(Math.max(0, max + more))),
  );
const otherValues = fc.constantFrom<unknown>(
  null,
  0,
  1,
  -1,
  1.5,
  2147483647,
  2147483648,
  true,
  {},
  [],
  '',
  '박사',
  '연회비',
);

describe('the rules of the request bodies', () => {
  test('exist for every field of the contract', () => {
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter(({ schema }) => Object.keys(schema).length === 0).map(({ name }) => name)).toEqual([]);
  });

  const compared = fields.filter(({ schema }) => schema.type !== 'array');
  test.each(compared.map((field) => [field.name, field] as const))(
    '%s allows the values of the contract',
    (_, { isAllowed, schema }) => {
      const isInContract = ajv.compile(schema);
      const isEmail = schema.format === 'email';
      fc.assert(
        fc.property(
          fc.oneof({ weight: 4, arbitrary: texts(schema.maxLength ?? 10) }, otherValues, fc.emailAddress()),
          (value) => {
            // The form refuses some addresses that the contract allows, such as those without a dot in the domain.
            if (isEmail) expect(isAllowed(value) && !isInContract(value)).toBe(false);
            else expect(isAllowed(value)).toBe(isInContract(value));
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});
