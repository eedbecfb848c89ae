import { isDeepStrictEqual } from 'node:util';
import { requestBodyOf } from '#verify/contract/contract-examples.ts';
import type { OperationId } from '#verify/exchange.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { runEmail, verifyEmail } from '#verify/workflows/email-codes.ts';
import {
  type CreatedMember,
  createMember,
  longPassword,
  newPassword,
  randomDigits,
  randomLetters,
  signUpBody,
} from './created-members.ts';
import { allowedValues, mixedText } from './field-values.ts';
import { convertedVariants, nearMisses } from './near-misses.ts';
import { checkFoundId, checkStoredFields, isStoredValue } from './stored-fields.ts';

const educationKeys = [
  'member_edu_school',
  'member_edu_specialty',
  'member_edu_degree',
  'member_edu_gradation_year',
  'member_edu_nation',
];

/** Joins the parts of education records as the sign-up sends them. */
const educationText = (records: string[][]): string => records.map((parts) => parts.join('♩')).join('♫');

/** Returns the records of a joined text. */
const educationRecords = (text: unknown) =>
  String(text)
    .split('♫')
    .map((entry) => Object.fromEntries(entry.split('♩').map((part, index) => [educationKeys[index] ?? '', part])));

type ProfileWrite = 'modifyMemberInfo' | 'modifyMemberCompanyInfo' | 'modifyMemberEduInfo';
type ProfileRead = 'getMemberInfo' | 'getMemberCompanyInfo' | 'getMemberEduInfo';

/**
 * Finds out whether the sign-up or the read is broken when both disagree: saves the same data by another operation and
 * reads them again.
 */
async function faultOf(
  runner: WorkflowRunner,
  member: CreatedMember,
  save: ProfileWrite,
  read: ProfileRead,
  body: unknown,
): Promise<OperationId> {
  const { client } = runner.context;
  const token = member.accessToken;
  const before = await client.send(read, { token });
  await client.send(save, { body, token });
  const after = await client.send(read, { token });
  return isDeepStrictEqual(before.response?.json, after.response?.json) ? read : 'signup';
}

/** Checks fields that a sign-up has sent, and accuses the operation that `findFault` returns if one differs. */
async function checkSignUpFields(
  runner: WorkflowRunner,
  stored: Record<string, unknown>,
  sent: Record<string, unknown>,
  pointer: string,
  findFault: () => Promise<OperationId>,
): Promise<void> {
  const checked = runner.lastChecked();
  const isStored = Object.entries(sent).every(([name, value]) => isStoredValue(name, stored[name], value));
  const culprit = isStored ? undefined : await findFault();
  checkStoredFields(runner, stored, sent, pointer, '', { checked, ...(culprit ? { culprit } : {}) });
}

/** Checks that the three pages of the profile return what the sign-up has sent. */
export async function checkSignUpData(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  await runner.runStep(`the profile pages return the data of the sign-up (${member.id.slice(-3)})`, async () => {
    const sent = member.signUp;
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_gender: gender, ...info } = data.member_info;
    const sentFields = (names: string[]) => Object.fromEntries(names.map((name) => [name, sent[name]]));
    const expectedGender = sent.member_gender === '남' ? 'm' : 'f';
    const { member_id: _id, member_name: _name, ...profile } = info;
    const sentProfile = { ...sentFields(Object.keys(profile)), member_gender: expectedGender };
    const fault = (save: ProfileWrite, read: ProfileRead, body: unknown) => faultOf(runner, member, save, read, body);
    const readsProfile = () => fault('modifyMemberInfo', 'getMemberInfo', sentProfile);
    const storedInfo = { ...info, member_gender: gender };
    const sentInfo = { ...sentFields(Object.keys(info)), member_gender: expectedGender };
    await checkSignUpFields(runner, storedInfo, sentInfo, '/data/member_info', readsProfile);
    const { data: company } = await runner.requestAs(member, 'getMemberCompanyInfo', {}, 'company');
    const sentCompany = sentFields(Object.keys(company.member_company_info));
    const storedCompany = { ...company.member_company_info };
    const readsCompany = () => fault('modifyMemberCompanyInfo', 'getMemberCompanyInfo', sentCompany);
    await checkSignUpFields(runner, storedCompany, sentCompany, '/data/member_company_info', readsCompany);
    const { data: education } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
    const records = education.member_edu_info.map((record) => {
      const fields: Record<string, unknown> = { ...record };
      return educationKeys.map((key) => String(fields[key]));
    });
    const storedEducation = { education: educationText(records).normalize('NFC') };
    const sentEducation = { education: String(sent.member_edu).normalize('NFC') };
    const readsEducation = () => fault('modifyMemberEduInfo', 'getMemberEduInfo', educationRecords(sent.member_edu));
    await checkSignUpFields(runner, storedEducation, sentEducation, '/data/member_edu_info', readsEducation);
  });
}

/** The fields of a sign-up that may have blanks at both ends. */
const blankFields = [
  'member_name',
  'member_en_name',
  'member_address',
  'member_address_detail',
  'member_company_name',
  'member_company_en_name',
  'member_position',
  'member_company_address',
  'member_company_address_detail',
] as const;

/**
 * Returns the shortest or longest allowed texts of a sign-up, except for the name, ID, email address and passwords.
 * @param extreme `plain` stands for the longest texts of which each character is one UTF-16 code unit
 */
function extremeFields(runner: WorkflowRunner, extreme: 'shortest' | 'longest' | 'plain'): Record<string, string> {
  const base = signUpBody(runner, 'any', newPassword());
  const values = allowedValues('signup', requestBodyOf('signup')?.schema ?? {}, base, (fields) => fields);
  const sign = extreme === 'shortest' ? -1 : 1;
  const isPlain = (text: string): boolean => extreme !== 'plain' || text.length === [...text].length;
  const chosen = [...values].flatMap(([name, list]): [string, string][] => {
    const [first] = list.filter(isPlain).toSorted((one, other) => sign * ([...other].length - [...one].length));
    const isOwn = ['member_name', 'member_id', 'member_password', 'member_re_password'].includes(name);
    return first === undefined || isOwn ? [] : [[name, first]];
  });
  return Object.fromEntries(chosen);
}

/** Checks that the ID search compares the whole name, whatever its characters are. */
async function checkNameSearch(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  await runner.runStep(`the ID search finds the name of the sign-up (${member.id.slice(-3)})`, async () => {
    const search = (name: string) => ({ body: { member_name: name, member_email: member.email } });
    const { data } = await runner.requestOutcome('findMemberId', search(member.name), 'found');
    checkFoundId(runner, data.member_id, member.id);
    const others = [...nearMisses(member.name), ...convertedVariants(member.name).slice(0, 3)];
    const sent = others.filter(({ text }) => text && [...text].length <= 50);
    await runAtOnce(runner, sent, async (part, { label, text }) => {
      const other = await part.requestOutcome('findMemberId', search(text), 'noMember');
      const violation = `the ID search accepts a name ${label}`;
      part.checkEqual(other.data.member_id, null, 'stored', violation, '/data/member_id');
    });
  });
}

/** Creates accounts with the longest and the shortest data that the contract allows, and checks what is stored. */
export async function checkExtremeSignUps(runner: WorkflowRunner): Promise<void> {
  const longestRecord = (year: string) => [mixedText(100), mixedText(100), '석사과정', year, mixedText(50)];
  // The records are neither in the order of their years nor in the reverse one.
  const years = Array.from({ length: 20 }, (_, index) => String(9999 - ((index * 7) % 20)));
  const longest = {
    ...extremeFields(runner, 'longest'),
    member_name: mixedText(50),
    member_id: randomDigits(20),
    member_birth_month: '12',
    member_birth_date: '31',
    member_edu: educationText(years.map(longestRecord)),
  };
  const shortest = {
    ...extremeFields(runner, 'shortest'),
    member_name: '김',
    member_id: randomLetters(6),
    member_birth_month: '01',
    member_birth_date: '01',
    member_edu: '가♩나♩학사♩1♩다',
  };
  const [local = '', domain = ''] = runEmail(runner, 'p20').split('@');
  const plain = { ...extremeFields(runner, 'plain'), member_email: `${local.toUpperCase()}@${domain}` };
  const withBlanks = Object.fromEntries(blankFields.map((name) => [name, ' 빈칸  끝 ']));
  const signUps: [name: string, fields: Record<string, string>, password: string][] = [
    ['f06', longest, longPassword()],
    // A password may be equal to the ID.
    ['g07', shortest, shortest.member_id],
    [
      'p20',
      { ...plain, member_birth_month: '02', member_birth_date: '28', member_edu: shortest.member_edu },
      newPassword(),
    ],
    ['L17', { ...withBlanks, member_edu: ' 가 ♩ 나 ♩학사♩0999♩ 다 ' }, newPassword()],
  ];
  await runParts(runner, signUps, async (part, [name, fields, password]) => {
    const withPassword = { ...fields, member_password: password, member_re_password: password };
    const member = await part.runStep(`a sign-up with extreme data creates a member (${name})`, () =>
      createMember(part, name, withPassword),
    );
    if (!member) return;
    await checkSignUpData(part, member);
    await checkNameSearch(part, member);
    await part.runStep(`the ID check finds the ID of the sign-up in any case (${name})`, async () => {
      for (const param of new Set([member.id, member.id.toLowerCase(), member.id.toUpperCase()]))
        await part.requestOutcome('checkJoinDuplicate', { body: { param, param_type: 'id' } }, 'idTaken');
    });
  });
}

/** Checks that a sign-up rejects education outside the limits of an education record. */
export async function checkSignUpEducation(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('a sign-up with education outside the limits of a record is rejected', async () => {
    const valid = ['누리대학교', '응용화학', '학사', '2011', '대한민국'];
    const withPart = (index: number, text: string) => [valid.with(index, text)];
    const body = signUpBody(runner, 'edu', newPassword());
    await verifyEmail(runner, body.member_email);
    for (const records of [
      withPart(0, '가'.repeat(101)),
      withPart(1, '가'.repeat(101)),
      withPart(4, '가'.repeat(51)),
      withPart(0, '   '),
      withPart(2, '박사과정생'),
      withPart(3, '20111'),
      Array.from({ length: 21 }, () => valid),
    ]) {
      const sent = { body: { ...body, member_edu: educationText(records) } };
      await runner.requestOutcome('signup', sent, 'badRequest');
    }
  });
}
