import { describe, expect, test } from 'vitest';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  testFile,
  verifyEmailByMock,
} from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

async function loginWithProfile(id = 'hanbit01') {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor, id);
  return {
    visitor,
    load: async (operation: 'getMemberInfo' | 'getMemberCompanyInfo' | 'getMemberEduInfo' | 'getStudentCertificate') =>
      (await visitor.callForEnvelope(operation, { token })).data,
    save: (operation: 'modifyMemberInfo' | 'modifyMemberCompanyInfo' | 'modifyMemberEduInfo', body: unknown) =>
      visitor.resultCode(operation, { body, token }),
    upload: (certificate: File) =>
      visitor.resultCode('enrollStudentCertificate', { form: buildForm({ file: certificate }), token }),
  };
}

const movedInfo = () => exampleBody('modifyMemberInfo', 'moved');

test('basic information is returned as saved; name, ID and membership type do not change', async () => {
  const { load, save } = await loginWithProfile();
  const before = Object(await load('getMemberInfo')).member_info;
  expect(await save('modifyMemberInfo', movedInfo())).toBe('ok');
  expect(await load('getMemberInfo')).toEqual({ member_info: { ...before, ...movedInfo() } });
});

describe('a changed email address', () => {
  const email = 'garam@mail.example';

  test('is rejected until it has been verified', async () => {
    const { visitor, load, save } = await loginWithProfile();
    expect(await save('modifyMemberInfo', { ...movedInfo(), member_email: email })).toBe('46');
    expect(await load('getMemberInfo')).toMatchObject({ member_info: { member_zipcode: '01234' } });
    await verifyEmailByMock(visitor, email);
    expect(await save('modifyMemberInfo', { ...movedInfo(), member_email: email })).toBe('ok');
    expect(await load('getMemberInfo')).toMatchObject({ member_info: { member_email: email } });
    await verifyEmailByMock(visitor, 'hanbit01@mail.example');
    const body = { member_name: '김가람', member_email: 'hanbit01@mail.example' };
    expect((await visitor.callForEnvelope('findMemberId', { body })).data).toEqual({ member_id: null });
  });

  test('of another member is rejected', async () => {
    const { visitor, save } = await loginWithProfile();
    await verifyEmailByMock(visitor, 'hanbit02@univ.example');
    expect(await save('modifyMemberInfo', { ...movedInfo(), member_email: 'hanbit02@univ.example' })).toBe('43');
  });

  test('that differs only in case needs no verification', async () => {
    const { save } = await loginWithProfile();
    expect(await save('modifyMemberInfo', { ...movedInfo(), member_email: 'Hanbit01@mail.example' })).toBe('ok');
  });
});

test.each([
  ['2025', '2', '29'],
  ['1900', '02', '29'],
  ['2024', '11', '31'],
])('the birthday %s-%s-%s is rejected', async (year, month, day) => {
  const { save } = await loginWithProfile();
  const birthday = { member_birth_year: year, member_birth_month: month, member_birth_date: day };
  expect(await save('modifyMemberInfo', { ...movedInfo(), ...birthday })).toBe('40');
});

test.each([
  ['2024', '2', '29'],
  ['2000', '02', '29'],
  ['2024', '12', '31'],
])('the birthday %s-%s-%s is accepted', async (year, month, day) => {
  const { save } = await loginWithProfile();
  const birthday = { member_birth_year: year, member_birth_month: month, member_birth_date: day };
  expect(await save('modifyMemberInfo', { ...movedInfo(), ...birthday })).toBe('ok');
});

test.each(['company', 'otherPosition', 'empty'])(
  'the workplace of the example %s is returned as saved',
  async (name) => {
    const { load, save } = await loginWithProfile('hanbit04');
    const body = exampleBody('modifyMemberCompanyInfo', name);
    expect(await save('modifyMemberCompanyInfo', body)).toBe('ok');
    expect(await load('getMemberCompanyInfo')).toEqual({ member_company_info: body });
  },
);

test('education is returned as saved, in the same order', async () => {
  const { load, save } = await loginWithProfile('hanbit02');
  const [record] = Object(await load('getMemberEduInfo')).member_edu_info;
  const records = ['학사과정', '석사과정', '박사과정'].map((degree) => ({ ...record, member_edu_degree: degree }));
  expect(await save('modifyMemberEduInfo', records)).toBe('ok');
  expect(await load('getMemberEduInfo')).toEqual({ member_edu_info: records });
  expect(await save('modifyMemberEduInfo', Array(20).fill(record))).toBe('ok');
});

test.each<[string, (record: object) => unknown]>([
  ['no record', () => []],
  ['one record too many', (record) => Array(21).fill(record)],
  ['a separator in the name of a school', (record) => [{ ...record, member_edu_school: '한♩울' }]],
  ['a year of five digits', (record) => [{ ...record, member_edu_gradation_year: '20111' }]],
])('education with %s is rejected', async (_, records) => {
  const { load, save } = await loginWithProfile();
  const before = await load('getMemberEduInfo');
  const [record] = Object(before).member_edu_info;
  expect(await save('modifyMemberEduInfo', records(record))).toBe('40');
  expect(await load('getMemberEduInfo')).toEqual(before);
});

test('data that a member saves does not appear for another member', async () => {
  const visitor = new Visitor();
  const [one, other] = [await accessTokenOf(visitor), await accessTokenOf(visitor, 'hanbit02')];
  const body = exampleBody('modifyMemberCompanyInfo', 'otherPosition');
  await visitor.callForEnvelope('modifyMemberCompanyInfo', { body, token: one });
  expect((await visitor.callForEnvelope('getMemberCompanyInfo', { token: other })).data).toMatchObject({
    member_company_info: { member_company_name: '' },
  });
});

describe('a certificate', () => {
  test('awaits review after the upload, and its file is stored unchanged', async () => {
    const { visitor, load, upload } = await loginWithProfile();
    expect(await load('getStudentCertificate')).toEqual({
      file_pk: null,
      file_name: null,
      file_size: null,
      member_student_certificate_yn: 'false',
    });
    const certificate = testFile('재학증명서.pdf', 70_000);
    expect(await upload(certificate)).toBe('ok');
    const enrolled = Object(await load('getStudentCertificate'));
    expect(enrolled).toMatchObject({
      file_name: '재학증명서.pdf',
      file_size: 70_000,
      member_student_certificate_yn: '인증 대기',
    });
    expect(visitor.db.files.get(enrolled.file_pk)?.bytes).toEqual(new Uint8Array(await certificate.arrayBuffer()));
  });

  test.each(['hanbit02', 'hanbit05', 'hanbit06', 'da.on'])('of %s is replaced by the next upload', async (id) => {
    const { visitor, load, upload } = await loginWithProfile(id);
    const before = Object(await load('getStudentCertificate')).file_pk;
    expect(await upload(testFile('새 증명서.png'))).toBe('ok');
    const after = Object(await load('getStudentCertificate'));
    expect(after).toMatchObject({ file_name: '새 증명서.png', member_student_certificate_yn: '인증 대기' });
    expect(after.file_pk).not.toBe(before);
    expect(visitor.db.files.get(before)).toBeUndefined();
  });

  test('that is empty is rejected and keeps the previous one', async () => {
    const { load, upload } = await loginWithProfile('hanbit02');
    expect(await upload(testFile('빈 파일.pdf', 0))).toBe('47');
    expect(await load('getStudentCertificate')).toMatchObject({ member_student_certificate_yn: '인증 완료' });
  });
});
