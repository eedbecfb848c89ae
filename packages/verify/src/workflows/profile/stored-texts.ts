import { isDeepStrictEqual } from 'node:util';
import { exampleBody } from '#verify/contract/contract-examples.ts';
import { namedSchema, resolveReference } from '#verify/contract/document.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { type FieldTexts, fieldTexts } from '#verify/requests/text-candidates.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember } from '#verify/workflows/account/created-members.ts';

/** The text fields of a record by name. */
type TextRecord = Record<string, string>;

/** A stored part of the profile whose fields are all texts: how to write it as records, and how to read them. */
type TextStore = {
  operation: 'modifyMemberCompanyInfo' | 'modifyMemberEduInfo';
  /** The schema of one record in the contract. */
  schema: string;
  example: TextRecord;
  /** The number of records that one request can store. */
  recordsPerRequest: number;
  /** The body of a request that stores records. */
  bodyOf: (records: TextRecord[]) => unknown;
  read: (runner: WorkflowRunner, session: MemberSession) => Promise<unknown>;
};

const toTexts = (fields: Record<string, unknown>): TextRecord =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** The workplace and the education of a member. */
const textStores: TextStore[] = [
  {
    operation: 'modifyMemberCompanyInfo',
    schema: 'MemberCompanyInfo',
    example: toTexts(exampleBody('modifyMemberCompanyInfo')),
    recordsPerRequest: 1,
    bodyOf: ([record]) => record,
    read: async (runner, session) =>
      (await runner.requestAs(session, 'getMemberCompanyInfo', {}, 'company')).data.member_company_info,
  },
  {
    operation: 'modifyMemberEduInfo',
    schema: 'MemberEdu',
    example: {
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학공학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2008',
      member_edu_nation: '대한민국',
    },
    recordsPerRequest: namedSchema('ModifyMemberEduInfoRequest').maxItems ?? 1,
    bodyOf: (records) => records,
    read: async (runner, session) =>
      (await runner.requestAs(session, 'getMemberEduInfo', {}, 'education')).data.member_edu_info,
  },
];

/** Derives the texts of each field of a record from its schema. */
function textsByField(store: TextStore): [name: string, texts: FieldTexts][] {
  const properties = namedSchema(store.schema).properties ?? {};
  return Object.entries(properties).map(([name, schema]) => {
    const isValid = (text: string) =>
      bodySchemaViolations(store.operation, store.bodyOf([{ ...store.example, [name]: text }])).length === 0;
    return [name, fieldTexts(resolveReference(schema), isValid)];
  });
}

/** Derives records in which every field has another valid text, until each text was used. */
function variedRecords(fields: [name: string, texts: FieldTexts][]): TextRecord[] {
  const count = Math.max(...fields.map(([, { valid }]) => valid.length));
  return Array.from({ length: count }, (_, round) =>
    Object.fromEntries(fields.map(([name, { valid }], index) => [name, valid[(round + index) % valid.length] ?? ''])),
  );
}

/** Returns the first field that differs between two bodies, with both values. */
function firstDifference(sent: unknown, returned: unknown): [name: string, sent: unknown, returned: unknown] {
  const [sentRecords, returnedRecords] = [sent, returned].map((body): unknown[] =>
    Array.isArray(body) ? body : [body],
  );
  for (const [index, record] of (sentRecords ?? []).entries()) {
    const other = Object(returnedRecords?.[index]);
    const entry = Object.entries(Object(record)).find(([name, value]) => other[name] !== value);
    if (entry) return [entry[0], entry[1], other[entry[0]]];
  }
  return ['the number of records', sentRecords?.length, returnedRecords?.length];
}

/** Stores records and checks that each is returned exactly as it was sent. */
async function checkStored(
  runner: WorkflowRunner,
  session: MemberSession,
  store: TextStore,
  records: TextRecord[],
): Promise<void> {
  for (let index = 0; index < records.length; index += store.recordsPerRequest) {
    const body = store.bodyOf(records.slice(index, index + store.recordsPerRequest));
    await runner.requestAs(session, store.operation, { body }, 'saved');
    const stored = await store.read(runner, session);
    if (isDeepStrictEqual(stored, body)) continue;
    const [name, sent, returned] = firstDifference(body, stored);
    runner.check(false, {
      rule: 'stored',
      message: `${name} differs from what was sent`,
      expected: JSON.stringify(sent),
      actual: JSON.stringify(returned ?? null),
    });
  }
}

/** Sends records in which one field has an invalid text, and checks that they are rejected and not stored. */
async function checkRejected(
  runner: WorkflowRunner,
  session: MemberSession,
  store: TextStore,
  fields: [name: string, texts: FieldTexts][],
): Promise<void> {
  const before = await store.read(runner, session);
  for (const [name, { invalid }] of fields) {
    const requests = invalid.map((text) => ({ body: store.bodyOf([{ ...store.example, [name]: text }]) }));
    await requestTogether(runner, session, store.operation, requests, 'badRequest');
  }
  const after = await store.read(runner, session);
  runner.check(isDeepStrictEqual(after, before), { rule: 'stored', message: 'a rejected change was stored' });
}

/** Sends two complete records at the same time, and checks that one of them is stored completely. */
async function checkSimultaneousChanges(
  runner: WorkflowRunner,
  session: MemberSession,
  store: TextStore,
  records: TextRecord[],
): Promise<void> {
  const bodies = records.slice(0, 2).map((record) => store.bodyOf([record]));
  const requests = bodies.map((body) => ({ body }));
  await requestTogether(runner, session, store.operation, requests, 'saved');
  const stored = await store.read(runner, session);
  runner.check(
    bodies.some((body) => isDeepStrictEqual(body, stored)),
    { rule: 'stored', message: 'two changes at the same time leave neither of them' },
  );
}

/** Stores lists of education records of the minimum and maximum length, and checks that longer and empty lists are rejected. */
async function checkEducationCount(runner: WorkflowRunner, session: MemberSession, store: TextStore): Promise<void> {
  const { maxItems = 0 } = namedSchema('ModifyMemberEduInfoRequest');
  const records = Array.from({ length: maxItems + 1 }, (_, index) => ({
    ...store.example,
    member_edu_school: `${maxItems - index} 대학교`,
  }));
  for (const count of [maxItems - 1, maxItems, 1]) {
    const body = records.slice(0, count);
    await runner.requestAs(session, store.operation, { body }, 'saved');
    const stored = await store.read(runner, session);
    const message = `${count} education records are not returned as they were sent`;
    runner.check(isDeepStrictEqual(stored, body), { rule: 'stored', message });
  }
  const invalid = { ...store.example, member_edu_school: '' };
  const rejected = [{ body: records.toReversed() }, { body: [] }, { body: [...records.slice(3, 5), invalid] }];
  await requestTogether(runner, session, store.operation, rejected, 'badRequest');
  const stored = await store.read(runner, session);
  const message = 'a rejected change was stored';
  runner.check(isDeepStrictEqual(stored, records.slice(0, 1)), { rule: 'stored', message });
}

/** The number of records that are stored with one member after another. */
const recordsPerMember = 16;

/** Stores records in groups, each with a new member, so that the groups are stored at the same time. */
async function checkStoredInGroups(runner: WorkflowRunner, store: TextStore, records: TextRecord[]): Promise<void> {
  const size = recordsPerMember * store.recordsPerRequest;
  const starts = Array.from({ length: Math.ceil(records.length / size) }, (_, index) => index * size);
  await runAtOnce(runner, starts, async (part, start) => {
    const member = await createMember(part, `${store.schema.slice(-4)}${start}`);
    await checkStored(part, member, store, records.slice(start, start + size));
  });
}

/**
 * Checks that workplace and education of a member are stored exactly, and only within the limits of the contract.
 * @param session the member who sends texts outside the limits, and changes at the same time
 */
export async function checkStoredTexts(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  await runParts(runner, textStores, async (part, store) => {
    const fields = textsByField(store);
    const records = variedRecords(fields);
    await part.runStep(`${store.operation}: each field is returned as it was sent`, async () => {
      const alone = fields.map(([name, { valid }]) => ({ ...store.example, [name]: valid.at(-1) ?? '' }));
      await checkStoredInGroups(part, store, [...records, ...alone, store.example]);
    });
    await part.runStep(`${store.operation}: texts outside the limits are rejected and not stored`, () =>
      checkRejected(part, session, store, fields),
    );
    await part.runStep(`${store.operation}: of two changes at the same time, one is stored completely`, () =>
      checkSimultaneousChanges(part, session, store, records),
    );
    if (store.operation === 'modifyMemberEduInfo')
      await part.runStep('education has from 1 record to the maximum of the contract', () =>
        checkEducationCount(part, session, store),
      );
  });
}
