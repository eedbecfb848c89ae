import { describe, expect, test } from 'vitest';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  type RequestBody,
  testFile,
  verifyEmailByMock,
} from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

async function loginWithProfile(id = 'hanbit01') {
  const visitor = new Visitor();
  const client = visitor.withToken(await accessTokenOf(visitor, id));
  return {
    visitor,
    loadInfo: () => dataOf(client.GET('/v1/front/getMemberInfo')),
    loadCompany: () => dataOf(client.GET('/v1/front/getMemberCompanyInfo')),
    loadEducation: () => dataOf(client.GET('/v1/front/getMemberEduInfo')),
    loadCertificate: () => dataOf(client.GET('/v1/front/getStudentCertificate')),
    saveInfo: (body: RequestBody<'modifyMemberInfo'>) => codeOf(client.POST('/v1/front/modifyMemberInfo', { body })),
    saveCompany: (body: RequestBody<'modifyMemberCompanyInfo'>) =>
      codeOf(client.POST('/v1/front/modifyMemberCompanyInfo', { body })),
    saveEducation: (body: RequestBody<'modifyMemberEduInfo'>) =>
      codeOf(client.POST('/v1/front/modifyMemberEduInfo', { body })),
    upload: (file: File) =>
      codeOf(client.POST('/v1/front/enrollStudentCertificate', { body: { file }, bodySerializer: buildForm })),
  };
}

const movedInfo = () => exampleBody('modifyMemberInfo', 'moved');

test('basic information is returned as saved; name, ID and membership type do not change', async () => {
  const { loadInfo, saveInfo } = await loginWithProfile();
  const before = (await loadInfo()).member_info;
  expect(await saveInfo(movedInfo())).toBe('ok');
  expect(await loadInfo()).toEqual({ member_info: { ...before, ...movedInfo() } });
});

describe('a changed email address', () => {
  const email = 'garam@mail.example';

  test('is rejected until it has been verified', async () => {
    const { visitor, loadInfo, saveInfo } = await loginWithProfile();
    expect(await saveInfo({ ...movedInfo(), member_email: email })).toBe('46');
    expect(await loadInfo()).toMatchObject({ member_info: { member_zipcode: '01234' } });
    await verifyEmailByMock(visitor, email);
    expect(await saveInfo({ ...movedInfo(), member_email: email })).toBe('ok');
    expect(await loadInfo()).toMatchObject({ member_info: { member_email: email } });
    await verifyEmailByMock(visitor, 'hanbit01@mail.example');
    const body = { member_name: '김가람', member_email: 'hanbit01@mail.example' };
    expect(await dataOf(visitor.client.POST('/v1/front/findMemberId', { body }))).toEqual({ member_id: null });
  });

  test('of another member is rejected', async () => {
    const { visitor, saveInfo } = await loginWithProfile();
    await verifyEmailByMock(visitor, 'hanbit02@univ.example');
    expect(await saveInfo({ ...movedInfo(), member_email: 'hanbit02@univ.example' })).toBe('43');
  });

  test('that differs only in case needs no verification', async () => {
    const { saveInfo } = await loginWithProfile();
    expect(await saveInfo({ ...movedInfo(), member_email: 'Hanbit01@mail.example' })).toBe('ok');
  });
});

test.each([
  ['2025', '2', '29'],
  ['1900', '02', '29'],
  ['2024', '11', '31'],
])('the birthday %s-%s-%s is rejected', async (year, month, day) => {
  const { saveInfo } = await loginWithProfile();
  const birthday = { member_birth_year: year, member_birth_month: month, member_birth_date: day };
  expect(await saveInfo({ ...movedInfo(), ...birthday })).toBe('40');
});

test.each([
  ['2024', '2', '29'],
  ['2000', '02', '29'],
  ['2024', '12', '31'],
])('the birthday %s-%s-%s is accepted', async (year, month, day) => {
  const { saveInfo } = await loginWithProfile();
  const birthday = { member_birth_year: year, member_birth_month: month, member_birth_date: day };
  expect(await saveInfo({ ...movedInfo(), ...birthday })).toBe('ok');
});

test.each(['company', 'otherPosition', 'empty'])(
  'the workplace of the example %s is returned as saved',
  async (name) => {
    const { loadCompany, saveCompany } = await loginWithProfile('hanbit04');
    const body = exampleBody('modifyMemberCompanyInfo', name);
    expect(await saveCompany(body)).toBe('ok');
    expect(await loadCompany()).toEqual({ member_company_info: body });
  },
);

const [record] = exampleBody('modifyMemberEduInfo');
if (!record) throw new Error('The example has no education record.');

test('education is returned as saved, in the same order', async () => {
  const { loadEducation, saveEducation } = await loginWithProfile('hanbit02');
  const records = (['학사과정', '석사과정', '박사과정'] as const).map((degree) => ({
    ...record,
    member_edu_degree: degree,
  }));
  expect(await saveEducation(records)).toBe('ok');
  expect(await loadEducation()).toEqual({ member_edu_info: records });
  expect(await saveEducation(Array(20).fill(record))).toBe('ok');
});

test.each<[string, RequestBody<'modifyMemberEduInfo'>]>([
  ['no record', []],
  ['one record too many', Array(21).fill(record)],
  ['a separator in the name of a school', [{ ...record, member_edu_school: '한♩울' }]],
  ['a year of five digits', [{ ...record, member_edu_gradation_year: '20111' }]],
])('education with %s is rejected', async (_, records) => {
  const { loadEducation, saveEducation } = await loginWithProfile();
  const before = await loadEducation();
  expect(await saveEducation(records)).toBe('40');
  expect(await loadEducation()).toEqual(before);
});

test('data that a member saves does not appear for another member', async () => {
  const visitor = new Visitor();
  const [one, other] = [await accessTokenOf(visitor), await accessTokenOf(visitor, 'hanbit02')];
  const body = exampleBody('modifyMemberCompanyInfo', 'otherPosition');
  await visitor.withToken(one).POST('/v1/front/modifyMemberCompanyInfo', { body });
  expect(await dataOf(visitor.withToken(other).GET('/v1/front/getMemberCompanyInfo'))).toMatchObject({
    member_company_info: { member_company_name: '' },
  });
});

describe('a certificate', () => {
  test('awaits review after the upload, and its file is stored unchanged', async () => {
    const { visitor, loadCertificate, upload } = await loginWithProfile();
    expect(await loadCertificate()).toEqual({
      file_pk: null,
      file_name: null,
      file_size: null,
      member_student_certificate_yn: 'false',
    });
    const certificate = testFile('재학증명서.pdf', 70_000);
    expect(await upload(certificate)).toBe('ok');
    const enrolled = await loadCertificate();
    expect(enrolled).toMatchObject({
      file_name: '재학증명서.pdf',
      file_size: 70_000,
      member_student_certificate_yn: '인증 대기',
    });
    expect(visitor.db.files.get(enrolled.file_pk ?? 0)?.bytes).toEqual(new Uint8Array(await certificate.arrayBuffer()));
  });

  test.each(['hanbit02', 'hanbit05', 'hanbit06', 'da.on'])('of %s is replaced by the next upload', async (id) => {
    const { visitor, loadCertificate, upload } = await loginWithProfile(id);
    const before = (await loadCertificate()).file_pk;
    expect(await upload(testFile('새 증명서.png'))).toBe('ok');
    const after = await loadCertificate();
    expect(after).toMatchObject({ file_name: '새 증명서.png', member_student_certificate_yn: '인증 대기' });
    expect(after.file_pk).not.toBe(before);
    expect(visitor.db.files.get(before ?? 0)).toBeUndefined();
  });

  test('that is empty is rejected and keeps the previous one', async () => {
    const { loadCertificate, upload } = await loginWithProfile('hanbit02');
    expect(await upload(testFile('빈 파일.pdf', 0))).toBe('47');
    expect(await loadCertificate()).toMatchObject({ member_student_certificate_yn: '인증 완료' });
  });
});
