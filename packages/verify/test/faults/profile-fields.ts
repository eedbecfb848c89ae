import type { OperationId } from '#mocks/generated/operations.ts';
import { memberById } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Profile } from '#mocks/store/records.ts';
import { parseEducation } from '#mocks/store/sign-up.ts';
import {
  bodyFault,
  dataFault,
  emptySuccessResponse,
  type Fault,
  failureResponse,
  type LooseJson,
  memberPkOf,
} from './fault.ts';
import { storeFault, storeFaultAfter } from './store-fault.ts';

/** Creates a fault that changes every text of a request body. */
const textFault = (name: string, id: OperationId, change: (text: string) => string): Fault =>
  bodyFault(name, id, (body) => {
    for (const [field, value] of Object.entries(Object(body)))
      if (typeof value === 'string' && !/email|password|_id$|edu|degree|nation/.test(field))
        body[field] = change(value);
  });

/** Creates a fault that ignores fields that the contract does not have, except that it stores the member type. */
const trustsFields = (
  name: string,
  id: OperationId,
  pkOf: (db: Db, body: LooseJson, request: Request) => number,
): Fault =>
  storeFault(name, [id], async ({ db, body, request, next }) => {
    const { member_type: type, member_pk: _, member_student_certificate_yn: __, is_admin: ___, ...rest } = Object(body);
    const response = await next(body === null ? undefined : rest);
    const member = db.members.get(pkOf(db, body, request));
    if (member && type) db.members.put(member.pk, { ...member, type });
    return response;
  });

/** Creates a fault that changes the stored profile after a request. */
const profileFault = (name: string, id: OperationId, change: (profile: Profile, before: LooseJson) => Profile): Fault =>
  storeFaultAfter(name, [id], (db, body, request) => {
    const pk = memberPkOf(request);
    const profile = db.profiles.get(pk);
    if (profile) db.profiles.put(pk, change(profile, body));
  });

/** Creates a fault that accepts days of birth that do not exist. */
const acceptsDays = (
  name: string,
  id: OperationId,
  isAccepted: (year: number, month: number, day: number) => boolean,
) =>
  storeFault(name, [id], ({ body, next }) => {
    const [year = 0, month = 0, day = 0] = ['year', 'month', 'date'].map((part) =>
      Number(body?.[`member_birth_${part}`]),
    );
    return isAccepted(year, month, day) ? emptySuccessResponse() : next();
  });

const fourByteCharacters = /[\u{10000}-\u{10ffff}]/gu;

/** Faults in accepting, storing and returning the data of members. */
export const profileFieldFaults: Fault[] = [
  textFault('a profile change trims texts', 'modifyMemberInfo', (text) => text.trim()),
  textFault('a workplace is trimmed', 'modifyMemberCompanyInfo', (text) => text.trim()),
  textFault('characters of four bytes are lost in a workplace', 'modifyMemberCompanyInfo', (text) =>
    text.replace(fourByteCharacters, '?'),
  ),
  textFault('characters of four bytes are lost in a sign-up', 'signup', (text) =>
    text.replace(fourByteCharacters, '?'),
  ),
  textFault('the word null is stored as an empty text', 'modifyMemberCompanyInfo', (text) =>
    text === 'null' ? '' : text,
  ),
  textFault('a workplace is stored in 100 UTF-16 code units', 'modifyMemberCompanyInfo', (text) => text.slice(0, 100)),
  profileFault('an empty telephone number keeps the previous one', 'modifyMemberCompanyInfo', (profile) => ({
    ...profile,
    company: { ...profile.company, member_company_tel: profile.company.member_company_tel || '020000000' },
  })),
  profileFault('a change of the profile empties the workplace', 'modifyMemberCompanyInfo', (profile, body) =>
    body.member_position === 'Z'
      ? { ...profile, company: { ...profile.company, member_company_en_name: '' } }
      : profile,
  ),
  profileFault('education keeps ten records', 'modifyMemberEduInfo', (profile) => ({
    ...profile,
    education: profile.education.slice(0, 10),
  })),
  profileFault('the country of education is always Korea', 'modifyMemberEduInfo', (profile) => ({
    ...profile,
    education: profile.education.map((record) => ({ ...record, member_edu_nation: '대한민국' })),
  })),
  storeFault('a mobile number needs eleven digits', ['modifyMemberInfo'], ({ body, next }) =>
    /^\d{10}$/.test(String(body?.member_cell)) ? failureResponse('40', 400) : next(),
  ),
  storeFault('a month with a leading zero is rejected', ['modifyMemberInfo'], ({ body, next }) =>
    String(body?.member_birth_month).startsWith('0') ? failureResponse('40', 400) : next(),
  ),
  storeFault('a sign-up needs an ID of eight characters', ['signup'], ({ body, next }) =>
    /^.{6,7}$/.test(String(body?.member_id)) ? failureResponse('40', 400) : next(),
  ),
  storeFault('a sign-up rejects a password with special characters', ['signup'], ({ body, next }) =>
    /[()=]/.test(String(body?.member_password)) ? failureResponse('40', 400) : next(),
  ),
  bodyFault('a sign-up shortens the name to 30 characters', 'signup', (body) => {
    if (typeof body?.member_name === 'string') body.member_name = [...body.member_name].slice(0, 30).join('');
  }),
  bodyFault('a sign-up stores ten education records', 'signup', (body) => {
    if (typeof body?.member_edu === 'string') body.member_edu = body.member_edu.split('♫').slice(0, 10).join('♫');
  }),
  storeFault('a sign-up accepts any education', ['signup'], ({ body, next }) => {
    try {
      if (typeof body?.member_edu === 'string' && body.member_edu.split('♩').length > 4)
        parseEducation(body.member_edu);
    } catch {
      return failureResponse('46');
    }
    return next();
  }),
  trustsFields('a sign-up trusts the member type', 'signup', (db, body) => memberById(db, body?.member_id)?.pk ?? 0),
  trustsFields('a profile change trusts the member type', 'modifyMemberInfo', (_, __, request) => memberPkOf(request)),
  trustsFields('a workplace change ignores fields of the server', 'modifyMemberCompanyInfo', () => 0),
  acceptsDays('29 February 1900 is accepted', 'modifyMemberInfo', (y, m, d) => y === 1900 && m === 2 && d === 29),
  acceptsDays('29 February is accepted in every year', 'signup', (_, m, d) => m === 2 && d === 29),
  acceptsDays('31 April is accepted', 'modifyMemberInfo', (_, m, d) => m === 4 && d === 31),
  storeFault('29 February 2000 is rejected', ['modifyMemberInfo'], ({ body, next }) =>
    body?.member_birth_year === '2000' && body.member_birth_date === '29' ? failureResponse('40', 400) : next(),
  ),
  storeFault('the profile of any member can be read by number', ['getMemberInfo'], async ({ db, request, next }) => {
    const pk = Number(new URL(request.url).searchParams.get('member_pk'));
    const response = await next();
    const [member, profile] = [db.members.get(pk), db.profiles.get(pk)];
    if (!member || !profile) return response;
    const identity = { member_type: member.type, member_name: member.name, member_id: member.id };
    return Response.json({ success: true, data: { member_info: { ...identity, ...profile.info } }, error: null });
  }),
  storeFault('the ID check compares the beginning', ['checkJoinDuplicate'], ({ db, body, next }) => {
    const isTaken = [...db.members.rows()].some(({ id }) => id.startsWith(String(body?.param)));
    return isTaken ? failureResponse('43') : next();
  }),
  dataFault('the gender of a woman is returned as m', 'getMemberInfo', ({ member_info: info }) => {
    if (info.member_gender === 'f') info.member_gender = 'm';
  }),
  storeFault(
    'a certificate of more than one megabyte is rejected',
    ['enrollStudentCertificate'],
    ({ request, next }) =>
      Number(request.headers.get('Content-Length')) > 1_048_576 ? failureResponse('45', 413) : next(),
  ),
  storeFault(
    'a certificate replaces those of all members',
    ['enrollStudentCertificate'],
    async ({ db, request, next }) => {
      const response = await next();
      const certificate = db.certificates.get(memberPkOf(request));
      if (certificate) for (const { pk } of db.members.rows()) db.certificates.put(pk, certificate);
      return response;
    },
  ),
  storeFaultAfter('a workplace is saved for all members', ['modifyMemberCompanyInfo'], (db, body) => {
    for (const { pk } of db.members.rows()) {
      const profile = db.profiles.get(pk);
      if (profile) db.profiles.put(pk, { ...profile, company: body });
    }
  }),
];
