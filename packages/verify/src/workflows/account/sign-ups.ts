import { validTextsByField } from '#verify/requests/field-values.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts, type CreatedMember, requestOf } from './accounts.ts';
import { inUpperCase, longPassword, mixedText, newPassword, randomDigits, randomLetters } from './texts.ts';

/** Joins the parts of education records as the sign-up sends them. */
const educationText = (records: string[][]): string => records.map((parts) => parts.join('♩')).join('♫');

/** Checks that the three pages of the profile return what the sign-up has sent, and that the ID search finds its name. */
export async function checkSignUpData(runner: Runner, member: CreatedMember) {
  await runner.runStep(`the profile pages return the data of the sign-up (${member.id.slice(-3)})`, async () => {
    const { signUp } = member;
    const sent: Record<string, unknown> = { ...signUp, member_gender: signUp.member_gender === '남' ? 'm' : 'f' };
    const checkPage = (stored: Record<string, unknown>, pointer: string) => {
      const names = Object.keys(stored).filter((name) => name in sent);
      accounts.checkStored(runner, stored, Object.fromEntries(names.map((name) => [name, sent[name]])), pointer);
    };
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    checkPage({ ...data.member_info }, '/data/member_info');
    const { data: company } = await runner.requestAs(member, 'getMemberCompanyInfo', {}, 'company');
    checkPage({ ...company.member_company_info }, '/data/member_company_info');
    const { data: education } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
    const records = education.member_edu_info.map((record) => [
      ...[record.member_edu_school, record.member_edu_specialty, record.member_edu_degree],
      ...[record.member_edu_gradation_year, record.member_edu_nation],
    ]);
    checkPage({ member_edu: educationText(records) }, '/data/member_edu_info');
    const search = requestOf.search(member.name, member.email);
    const { data: found } = await runner.requestOutcome('findMemberId', search, 'found');
    runner.checkEqual(found.member_id, member.id, 'stored', 'the ID search finds another ID', '/data/member_id');
  });
}

/** Returns a valid text for each field of a sign-up that a check does not choose itself. */
const fieldsBy = (choose: (one: string, other: string) => string): Record<string, string> =>
  Object.fromEntries(
    [...validTextsByField('signup')].flatMap(([name, texts]) => {
      const isChosen = /_(name|id|email|password)$/.test(name) && !name.includes('company');
      return isChosen || texts.length === 0 ? [] : [[name, texts.reduce(choose)]];
    }),
  );

/** The number of sign-ups with delicate texts. Each field has another text in each of them. */
const variedSignUps = 6;

/** Returns fields with delicate texts: those of digits begin with zeros, and the others have all scripts and signs. */
function variedFields(round: number): Record<string, string> {
  const rows = [...validTextsByField('signup')].flatMap(([name, texts], index): [string, string][] => {
    const isOwn = /^member_name$|_(id|email|password|edu)$|_(birth|gender)/.test(name);
    if (isOwn || texts.length === 0) return [];
    const zeros = texts.every((text) => /^\d*$/.test(text)) ? texts.filter((text) => text.startsWith('0')) : [];
    const chosen = zeros.length > 0 ? zeros : texts;
    return [[name, chosen[(round * 5 + index) % chosen.length] ?? '']];
  });
  return Object.fromEntries(rows);
}

/** Creates accounts with the longest, the shortest and delicate data that the contract allows, and checks what is stored. */
export async function checkExtremeSignUps(runner: Runner) {
  const record = (year: string) => [mixedText(100), mixedText(100), '석사과정', year, mixedText(50)];
  // The records are neither in the order of their years nor in the reverse one.
  const records = Array.from({ length: 20 }, (_, index) => record(String(9999 - ((index * 7) % 20))));
  const shortestId = randomLetters(6);
  const longest = {
    ...fieldsBy((one, other) => (other.length > one.length ? other : one)),
    ...{ member_birth_month: '12', member_birth_date: '31', member_edu: educationText(records) },
    ...{ member_name: mixedText(50), member_id: randomDigits(20), member_password: longPassword() },
  };
  const shortest = {
    ...fieldsBy((one, other) => (other.length < one.length ? other : one)),
    ...{ member_birth_month: '01', member_birth_date: '01', member_edu: ' 가 ♩나♩학사♩0999♩다' },
    // A password may be equal to the ID, and the address may have another case than its verification.
    ...{ member_name: ' 빈  칸 ', member_id: shortestId, member_password: shortestId },
    member_email: inUpperCase(accounts.email(runner, 'g07')),
  };
  const varied = Array.from({ length: variedSignUps }, (_, round): [string, Record<string, string>] => [
    `v${10 + round}`,
    variedFields(round),
  ]);
  const extreme = Object.entries({ f06: longest, g07: shortest }).map(([name, fields]): (typeof varied)[number] => [
    name,
    { ...fields, member_re_password: fields.member_password },
  ]);
  await runner.runParts([...extreme, ...varied], async (part, [name, fields]) => {
    const member = await part.runStep(`a sign-up with extreme or delicate data creates a member (${name})`, () =>
      accounts.create(part, name, fields),
    );
    if (member) await checkSignUpData(part, member);
  });
}

/** Days that exist, also those on which Korea had another offset from UTC (1958, 1960, 1987, 1988). */
const validDays = [
  ...['2000-2-29', '1996-02-29', '1900-3-1', '1990-1-31', '1990-12-31', '2001-01-01'],
  ...['1987-7-15', '1988-5-8', '1960-5-1', '1958-1-1'],
];

/** Days that do not exist: in months of 30 days, and 29 February of years that are no leap years. */
const invalidDays = ['1999-2-29', '1900-2-29', '2000-2-30', '1990-4-31', '1990-06-31', '1990-9-31', '1990-11-31'];

function birthdayFields(day: string) {
  const [member_birth_year = '', member_birth_month = '', member_birth_date = ''] = day.split('-');
  return { member_birth_year, member_birth_month, member_birth_date };
}

const validRecord = ['누리대학교', '응용화학', '학사', '2011', '대한민국'];

/** Education outside the limits of a record, or with too many records. */
const invalidEducation = [
  ...['가'.repeat(101), '   '].map((school) => [validRecord.with(0, school)]),
  ...[
    [validRecord.with(2, '박사과정생')],
    [validRecord.with(3, '20111')],
    [validRecord.with(4, '가'.repeat(51))],
    Array(21).fill(validRecord),
  ],
];

/** Checks that a sign-up and a profile change accept only days of birth that exist, and a sign-up only valid education. */
export async function checkSignUpRules(runner: Runner) {
  await runner.runStep('a sign-up with a day that does not exist, or with invalid education, is rejected', async () => {
    const body = accounts.signUpBody(runner, 'rules', newPassword());
    await accounts.verifyEmail(runner, body.member_email);
    const education = invalidEducation.map((records) => ({ member_edu: educationText(records) }));
    for (const fields of [...invalidDays.map(birthdayFields), ...education])
      await runner.requestOutcome('signup', { body: { ...body, ...fields } }, 'badRequest');
  });
  await runner.runStep('a profile change stores days of birth that exist, and no others', async () => {
    const member = await accounts.create(runner, 'days');
    for (const day of validDays) await accounts.changeProfile(runner, member, birthdayFields(day));
    for (const day of invalidDays) await accounts.changeProfile(runner, member, birthdayFields(day), 'badRequest');
    const stored = await accounts.readProfile(runner, member);
    accounts.checkStored(runner, stored, birthdayFields(validDays.at(-1) ?? ''), '/data/member_info');
  });
}
