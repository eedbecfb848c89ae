import { exampleBody } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { inGroupsOf } from '#verify/contract/json-values.ts';
import { validTextsByField } from '#verify/requests/field-values.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { accounts } from '#verify/workflows/account/accounts.ts';

/** The text fields of a record by name. */
type TextRecord = Record<string, string>;

type Saving = 'modifyMemberInfo' | 'modifyMemberCompanyInfo' | 'modifyMemberEduInfo';

/** A page of the profile: how its records are saved and read. All fields are texts. */
type Page = {
  save: Saving;
  /** The JSON pointer of the record, or of the first one, in a response. */
  pointer: string;
  /** A valid record, and other ones that are saved. */
  base: TextRecord;
  others?: TextRecord[];
  /** The number of records that one request can save; undefined for a page that is one record. */
  maxRecords?: number;
  /** Reads the records, which have the fields that are saved. */
  read: (runner: Runner, member: Session) => Promise<object[]>;
};

/** Returns an example of the contract, of a list the first record. */
const example = (save: Saving, name?: string): TextRecord =>
  Object.fromEntries(Object.entries(exampleBody(save, name)).map(([field, value]) => [field, String(value)]));

/** The three pages of the profile. */
const pages: Page[] = [
  {
    save: 'modifyMemberInfo',
    pointer: '/data/member_info',
    base: { ...example('modifyMemberInfo'), member_birth_month: '1', member_birth_date: '11' },
    read: async (runner, member) => [(await runner.requestAs(member, 'getMemberInfo', {}, 'general')).data.member_info],
  },
  {
    save: 'modifyMemberCompanyInfo',
    pointer: '/data/member_company_info',
    base: example('modifyMemberCompanyInfo'),
    others: ['empty', 'otherPosition'].map((name) => example('modifyMemberCompanyInfo', name)),
    read: async (runner, member) => [
      (await runner.requestAs(member, 'getMemberCompanyInfo', {}, 'company')).data.member_company_info,
    ],
  },
  {
    save: 'modifyMemberEduInfo',
    pointer: '/data/member_edu_info/0',
    base: example('modifyMemberEduInfo'),
    maxRecords: namedSchema('ModifyMemberEduInfoRequest').maxItems ?? 1,
    read: async (runner, member) =>
      (await runner.requestAs(member, 'getMemberEduInfo', {}, 'education')).data.member_edu_info,
  },
];

/** Derives records in which every field has another valid text, until each text was used, and records with one other field. */
function validRecords({ save, base, others = [] }: Page): TextRecord[] {
  // The email address stays, because it needs a verification.
  const fields = [...validTextsByField(save)].filter(([name]) => name !== 'member_email');
  const count = Math.max(...fields.map(([, texts]) => texts.length));
  const varied = Array.from({ length: count }, (_, round) =>
    Object.fromEntries(
      fields.map(([name, texts], index) => [name, texts[(round + index) % texts.length] ?? base[name] ?? '']),
    ),
  );
  const single = fields.map(([name, texts]) => ({ [name]: texts.at(-1) ?? base[name] ?? '' }));
  return [...[...varied, ...single].map((record) => ({ ...base, ...record })), ...others, base];
}

const requestsPerMember = 16;

/** Saves valid records and checks that each is returned as it was sent. Groups of them, each with a new member, run at once. */
async function checkValidTexts(runner: Runner, page: Page) {
  const { save, pointer, maxRecords: size = 1 } = page;
  const groups = inGroupsOf(requestsPerMember, inGroupsOf(size, validRecords(page)));
  await runner.runAtOnce([...groups.entries()], async (part, [number, group]) => {
    const member = await accounts.create(part, `page${pages.indexOf(page)}n${number}`);
    for (const rows of group) {
      const sent = rows.map((row) => ('member_email' in row ? { ...row, member_email: member.email } : row));
      await part.requestAs(member, save, { body: page.maxRecords ? sent : sent[0] }, 'saved');
      const stored = await page.read(part, member);
      part.checkEqual(stored.length, sent.length, 'stored', `${save} stores another number of records`, pointer);
      for (const [at, record] of sent.entries())
        accounts.checkStored(part, { ...stored[at] }, record, pointer, ` with ${save}`);
    }
  });
}

/** Checks that every page of the profile stores each text that the contract allows. Records stay in their order. */
export const checkPages = (runner: Runner): Promise<unknown> =>
  runner.runParts(pages, async (part, page) => {
    await part.runStep(`${page.save}: each field is returned as it was sent`, () => checkValidTexts(part, page));
  });
