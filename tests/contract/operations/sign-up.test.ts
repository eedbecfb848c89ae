import { describe, expect, test } from 'vitest';
import { accessTokenOf, signUpBody, verifyEmailByMock } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

const minute = 60_000;
const email = signUpBody().member_email;

/** Creates a visitor who has verified the email address of the example. */
async function visitorWithVerifiedEmail(): Promise<Visitor> {
  const visitor = new Visitor();
  await verifyEmailByMock(visitor, email);
  return visitor;
}

test('a new member can log in immediately, and the profile has all data of the sign-up', async () => {
  const visitor = await visitorWithVerifiedEmail();
  const body = signUpBody();
  expect(await codeOf(visitor.client.POST('/v1/front/signup', { body }))).toBe('ok');
  const login = await visitor.logIn('haneul88');
  const client = visitor.withToken(login.access_token);
  expect(login).toMatchObject({ member_name: '강하늘빛', member_type: '일반회원' });
  expect(await dataOf(client.GET('/v1/front/getMemberInfo'))).toEqual({
    member_info: {
      member_type: '일반회원',
      member_name: body.member_name,
      member_id: 'haneul88',
      member_en_name: body.member_en_name,
      member_birth_year: '1988',
      member_birth_month: '2',
      member_birth_date: '29',
      member_gender: 'm',
      member_zipcode: body.member_zipcode,
      member_address: body.member_address,
      member_address_detail: body.member_address_detail,
      member_cell: body.member_cell,
      member_email: email,
    },
  });
  expect(await dataOf(client.GET('/v1/front/getMemberCompanyInfo'))).toMatchObject({
    member_company_info: { member_company_name: '온새미화장품연구소', member_position: '책임연구원' },
  });
  expect(await dataOf(client.GET('/v1/front/getMemberEduInfo'))).toEqual({
    member_edu_info: ['화학공학 학사 2011', '화장품학 석사 2013'].map((text) => {
      const [specialty, degree, year] = text.split(' ');
      return {
        member_edu_school: '한울대학교',
        member_edu_specialty: specialty,
        member_edu_degree: degree,
        member_edu_gradation_year: year,
        member_edu_nation: '대한민국',
      };
    }),
  });
  expect(await dataOf(client.GET('/v1/front/getStudentCertificate'))).toMatchObject({
    file_pk: null,
  });
});

test('the gender 여 of the sign-up becomes f in the profile', async () => {
  const visitor = await visitorWithVerifiedEmail();
  await visitor.client.POST('/v1/front/signup', { body: signUpBody({ member_gender: '여' }) });
  const data = await dataOf(visitor.withToken(await accessTokenOf(visitor, 'haneul88')).GET('/v1/front/getMemberInfo'));
  expect(data).toMatchObject({ member_info: { member_gender: 'f' } });
});

describe('a sign-up is rejected', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['with an existing ID', '43', { member_id: 'hanbit01' }],
    ['with an existing ID in another case', '43', { member_id: 'HanBit01' }],
    ['with different passwords', '41', { member_re_password: 'haneul89!' }],
    ['with an unverified email address', '46', { member_email: 'other@mail.example' }],
    ['with 29 February outside a leap year', '40', { member_birth_year: '1989' }],
    ['with a 31st of April', '40', { member_birth_month: '4', member_birth_date: '31' }],
    ['with dashes in the mobile number', '40', { member_cell: '010-0000-0031' }],
    ['with a gender in another notation', '40', { member_gender: 'm' }],
    ['with a short ID', '40', { member_id: 'abc12' }],
    ['with a special character in the ID', '40', { member_id: 'haneul_88' }],
    ['with a space in the password', '40', { member_password: 'haneul 88', member_re_password: 'haneul 88' }],
    ['with an incomplete education record', '40', { member_edu: '한울대학교♩화학공학♩학사' }],
    ['with an empty education record', '40', { member_edu: '한울대학교♩화학공학♩학사♩2011♩대한민국♫' }],
    ['with an unknown degree', '40', { member_edu: '한울대학교♩화학공학♩명장♩2011♩대한민국' }],
    ['with a blank school', '40', { member_edu: ' ♩화학공학♩학사♩2011♩대한민국' }],
    ['with a school name that is too long', '40', { member_edu: `${'가'.repeat(101)}♩화학공학♩학사♩2011♩대한민국` }],
    ['with one education record too many', '40', { member_edu: Array(21).fill('가♩나♩학사♩2011♩다').join('♫') }],
    ['with a fax number, which is not collected', '40', { member_company_fax: '020000000' }],
  ])('%s', async (_, code, fields) => {
    const visitor = await visitorWithVerifiedEmail();
    const before = [...visitor.db.members.rows()];
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody(fields) }))).toBe(code);
    expect([...visitor.db.members.rows()]).toEqual(before);
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody() }))).toBe('ok');
  });

  test('with the email address of another member in another case', async () => {
    const visitor = new Visitor();
    await verifyEmailByMock(visitor, 'Hanbit01@mail.example');
    const body = signUpBody({ member_email: 'Hanbit01@mail.example' });
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body }))).toBe('43');
  });

  test('half an hour after the verification of the email address', async () => {
    const visitor = await visitorWithVerifiedEmail();
    visitor.db.clock.advance(30 * minute);
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody() }))).toBe('46');
  });

  test('with the ID or email address of a previous sign-up', async () => {
    const visitor = await visitorWithVerifiedEmail();
    await visitor.client.POST('/v1/front/signup', { body: signUpBody() });
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody() }))).toBe('43');
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody({ member_id: 'haneul89' }) }))).toBe(
      '43',
    );
  });
});

test('an ID is available until a member has it', async () => {
  const visitor = await visitorWithVerifiedEmail();
  const checkId = (param: string) =>
    codeOf(visitor.client.POST('/v1/front/checkJoinDuplicate', { body: { param, param_type: 'id' } }));
  expect(await checkId('haneul88')).toBe('ok');
  await visitor.client.POST('/v1/front/signup', { body: signUpBody() });
  expect([await checkId('haneul88'), await checkId('HANEUL88'), await checkId('haneul89')]).toEqual(['43', '43', 'ok']);
});
