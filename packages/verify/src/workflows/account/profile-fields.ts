import { exampleBody, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { resolveReference, type Schema } from '#verify/contract/document.ts';
import type { OperationId } from '#verify/exchange.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember } from './created-members.ts';
import { allowedValues } from './field-values.ts';
import { checkStoredFields, isStoredValue } from './stored-fields.ts';

type Fields = Record<string, unknown>;

/** A page of the profile: how its fields are saved and read. */
type Page = {
  save: OperationId;
  schema: Schema;
  base: Fields;
  wrap: (fields: Fields) => unknown;
  read: (runner: WorkflowRunner, member: MemberSession) => Promise<Fields>;
  pointer: string;
};

const schemaOf = (id: OperationId): Schema => requestBodyOf(id)?.schema ?? {};

const education = {
  member_edu_school: '누리대학교',
  member_edu_specialty: '응용화학',
  member_edu_degree: '학사',
  member_edu_gradation_year: '2011',
  member_edu_nation: '대한민국',
};

/** Returns the three pages. The email address of the profile stays, because another one needs a verification. */
function pagesOf(email: string): Page[] {
  return [
    {
      save: 'modifyMemberInfo',
      schema: schemaOf('modifyMemberInfo'),
      base: {
        ...exampleBody('modifyMemberInfo'),
        member_birth_month: '1',
        member_birth_date: '15',
        member_email: email,
      },
      wrap: (fields) => fields,
      read: async (runner, member) => {
        const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
        return { ...data.member_info };
      },
      pointer: '/data/member_info',
    },
    {
      save: 'modifyMemberCompanyInfo',
      schema: schemaOf('modifyMemberCompanyInfo'),
      base: exampleBody('modifyMemberCompanyInfo', 'company'),
      wrap: (fields) => fields,
      read: async (runner, member) => {
        const { data } = await runner.requestAs(member, 'getMemberCompanyInfo', {}, 'company');
        return { ...data.member_company_info };
      },
      pointer: '/data/member_company_info',
    },
    {
      save: 'modifyMemberEduInfo',
      schema: resolveReference(schemaOf('modifyMemberEduInfo').items ?? {}),
      base: education,
      wrap: (fields) => [fields],
      read: async (runner, member) => {
        const { data } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
        return { ...data.member_edu_info[0] };
      },
      pointer: '/data/member_edu_info/0',
    },
  ];
}

/** Saves fields, reads them back, and checks that each of them is stored. */
async function saveAndRead(runner: WorkflowRunner, member: MemberSession, page: Page, sent: Fields, change = '') {
  await runner.requestAs(member, page.save, { body: page.wrap(sent) }, 'saved');
  const stored = await page.read(runner, member);
  const checked = runner.lastChecked();
  const isStored = (fields: Fields) =>
    Object.entries(sent).every(([name, value]) => isStoredValue(name, fields[name], value));
  // A second read that is right shows that the first one had old data.
  const isStale = !isStored(stored) && isStored(await page.read(runner, member));
  const about = { checked, ...(isStale ? { culprit: checked.exchange.operation } : {}) };
  checkStoredFields(runner, stored, sent, page.pointer, ` with ${page.save}${change}`, about);
}

/** Checks that each allowed value is stored: all fields at once, with the same position in their lists of values. */
async function checkAllowedValues(runner: WorkflowRunner, member: MemberSession, page: Page): Promise<void> {
  const values = allowedValues(page.save, page.schema, page.base, page.wrap);
  const rounds = Math.max(...[...values.values()].map((list) => list.length));
  for (let round = 0; round < rounds; round += 1) {
    await runner.runStep(`${page.save} stores every allowed text as it was sent (${round + 1})`, async () => {
      const chosen = [...values].flatMap(([name, list]) =>
        list.length > 0 ? [[name, list[round % list.length]] as const] : [],
      );
      await saveAndRead(runner, member, page, { ...page.base, ...Object.fromEntries(chosen) });
    });
  }
}

/** Checks that the change of one field changes that field alone. */
async function checkSingleChanges(runner: WorkflowRunner, member: MemberSession, page: Page): Promise<void> {
  await runner.runStep(`${page.save} changes each field alone`, async () => {
    await saveAndRead(runner, member, page, page.base);
    const current = { ...page.base };
    for (const [name, list] of allowedValues(page.save, page.schema, page.base, page.wrap)) {
      const value = list.find((text) => text.length > 0 && text !== page.base[name]);
      if (value === undefined) continue;
      current[name] = value;
      await saveAndRead(runner, member, page, current, `, after a change of ${name} alone`);
    }
    await saveAndRead(runner, member, page, page.base);
  });
}

/** Checks the number of education records that can be saved: the maximum, and one more. */
async function checkEducationCount(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  await runner.runStep('the maximum number of education records is saved, one more is rejected', async () => {
    const maxItems = requestBodyOf('modifyMemberEduInfo')?.schema.maxItems ?? 0;
    const records = Array.from({ length: maxItems + 1 }, (_, index) => ({
      ...education,
      member_edu_school: `대학교 ${index}`,
    }));
    const longest = records.slice(0, maxItems);
    await runner.requestAs(member, 'modifyMemberEduInfo', { body: longest }, 'saved');
    await runner.requestAs(member, 'modifyMemberEduInfo', { body: records }, 'badRequest');
    const { data } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
    const schools = data.member_edu_info.map((record) => record.member_edu_school);
    const sent = longest.map((record) => record.member_edu_school);
    const message = 'the education records differ from those that were saved';
    runner.checkEqual(schools, sent, 'stored', message, '/data/member_edu_info');
    await runner.requestAs(member, 'modifyMemberEduInfo', { body: [education] }, 'saved');
  });
}

/** Checks that every allowed value of every profile field is stored and returned, with a new member for each page. */
export async function checkProfileFields(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, [0, 1, 2], async (part, index) => {
    const name = `page${index}`;
    const member = await part.runStep(`a sign-up creates a member (${name})`, () => createMember(part, name));
    const page = pagesOf(member?.email ?? '')[index];
    if (!member || !page) return;
    await checkAllowedValues(part, member, page);
    await checkSingleChanges(part, member, page);
    if (page.save === 'modifyMemberEduInfo') await checkEducationCount(part, member);
  });
}
