import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import * as zod from 'zod/mini';
import { educationMessages, educationSchema, emptyEducation } from '#src/features/profile/education-values.ts';
import { entriesOf } from '#src/lib/forms/form-entries.ts';
import { createCheck } from '#src/lib/forms/form-rules.ts';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { callsOf, codeFor, logIn, visit } from '#tests/browser/support/site.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const says = (control: Locator, text: string | RegExp) => expect.element(control).toHaveAccessibleDescription(text);
const blocked = (control: Locator) => expect.element(control).toHaveAttribute('aria-disabled', 'true');
const free = (control: Locator) => expect.element(control).not.toHaveAttribute('aria-disabled');
const summary = () => page.getByRole('region', { name: /입력 내용을 확인/ });

async function open(title: string, id?: string) {
  await logIn(id);
  await visit(subScreenTarget(paths.mypage, title).to);
  await expect.element(button(title === myPageTitle.enrollment ? '등록' : '변경완료')).toBeVisible();
}

describe('basic info', () => {
  test.each([
    ['영문이름', '영문이름을 입력해 주세요.'],
    ['상세주소', '상세주소를 입력해 주세요.'],
    ['휴대폰 번호', '휴대폰번호를 입력해 주세요.'],
  ])('an empty %s says %s while one types', async (name, message) => {
    await open(myPageTitle.basic);
    await box(name).fill('');
    await says(box(name), message);
  });

  test.each(['이메일 앞부분', '이메일 도메인'])('an empty %s says that the address is missing', async (name) => {
    await open(myPageTitle.basic);
    await page.getByRole('button', { name: /이메일 도메인 선택/ }).click();
    await page.getByRole('option', { name: '직접입력' }).click();
    await box('이메일 도메인').fill('hanbit.example');
    await box(name).fill('');
    await says(box(name), '이메일 주소를 입력해 주세요.');
  });

  test('what an older site did not ask for is asked for when the form is sent', async () => {
    await open(myPageTitle.basic, 'da.on');
    await button('변경완료').click();
    await expect.element(summary()).toHaveFocus();
    const lines = summary().getByRole('link').elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      '영문이름을 입력해 주세요.',
      '생년월일을 선택해 주세요.',
      '우편번호를 입력해 주세요.',
      '주소를 입력해 주세요.',
      '상세주소를 입력해 주세요.',
    ]);
    expect(callsOf('modifyMemberInfo')).toEqual([]);
  });

  test('a gender that is not stored is 남', async () => {
    await open(myPageTitle.basic, 'da.on');
    await expect.element(page.getByRole('radio', { name: '남' })).toBeChecked();
  });

  test('a mobile number is shown 3-4-4 and sent as digits', async () => {
    await open(myPageTitle.basic);
    await box('휴대폰 번호').fill('010 1234-5678 9');
    await expect.element(box('휴대폰 번호')).toHaveValue('010-1234-5678');
    await button('변경완료').click();
    await expect.poll(() => callsOf('modifyMemberInfo')[0]?.body).toMatchObject({ member_cell: '01012345678' });
  });

  test('a new address is sent once it is verified, and the button waits while its code is on the way', async () => {
    await open(myPageTitle.basic);
    await box('이메일 앞부분').fill('new');
    await free(button('변경완료'));
    await button('전송').click();
    await blocked(button('변경완료'));
    await says(button('변경완료'), '이메일 인증을 완료해 주세요.');
    await box('인증번호').fill(codeFor('new@mail.example'));
    await button('인증').click();
    await free(button('변경완료'));
    await button('변경완료').click();
    await expect.poll(() => callsOf('modifyMemberInfo')[0]?.body).toMatchObject({ member_email: 'new@mail.example' });
  });

  test('an address that is not verified stays at home, and the stored one is sent', async () => {
    await open(myPageTitle.basic);
    await box('이메일 앞부분').fill('new');
    await button('변경완료').click();
    await expect
      .poll(() => callsOf('modifyMemberInfo')[0]?.body)
      .toMatchObject({ member_email: 'hanbit01@mail.example' });
    await expect.element(page.getByText('이메일은 인증하지 않아 기존 주소로 유지되었습니다.')).toBeVisible();
    await expect.element(box('이메일 앞부분')).toHaveValue('hanbit01');
  });

  test('29 February is there in a leap year alone', async () => {
    await open(myPageTitle.basic);
    const choose = async (part: string, option: string) => {
      await page.getByRole('button', { name: new RegExp(`생년월일 ${part}`) }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('년도', '1988년');
    await choose('월', '2월');
    await choose('일', '29일');
    await choose('년도', '1989년');
    await expect.element(page.getByRole('button', { name: /생년월일 일/ })).toHaveTextContent('일');
    await button('변경완료').click();
    await expect.element(summary()).toMatchTextContent('생년월일을 선택해 주세요.');
    expect(callsOf('modifyMemberInfo')).toEqual([]);
  });
});

describe('workplace', () => {
  test('nothing is required', async () => {
    await open(myPageTitle.company);
    for (const name of ['직장명(국문)', '직장명(영문)', '전화번호', '상세주소']) await box(name).fill('');
    await button('변경완료').click();
    await expect
      .poll(() => callsOf('modifyMemberCompanyInfo')[0]?.body)
      .toMatchObject({
        member_company_name: '',
        member_company_tel: '',
        member_company_address_detail: '',
      });
  });

  test('a position that is on no list is 기타(직접입력) with the position as its text', async () => {
    await open(myPageTitle.company, 'hanbit03');
    await expect.element(page.getByRole('button', { name: /직위/ })).toHaveTextContent('기타(직접입력)');
    await expect.element(box('직위 직접입력')).toHaveValue('산학협력단 기술이전 담당');
    await box('직위 직접입력').fill('연구소장');
    await button('변경완료').click();
    await expect.poll(() => callsOf('modifyMemberCompanyInfo')[0]?.body).toMatchObject({ member_position: '연구소장' });
  });

  test('who chooses 직위선택 again has no position', async () => {
    await open(myPageTitle.company);
    await page.getByRole('button', { name: /직위/ }).click();
    await page.getByRole('option', { name: '직위선택' }).click();
    await button('변경완료').click();
    await expect.poll(() => callsOf('modifyMemberCompanyInfo')[0]?.body).toMatchObject({ member_position: '' });
  });
});

describe('education', () => {
  test.each([
    ['출신학교', '학교를를 입력해 주세요.'],
    ['전공', '전공을을 입력해 주세요.'],
    ['졸업년도', '졸업년도를 입력해 주세요.'],
  ])('an empty %s says %s', async (name, message) => {
    await open(myPageTitle.education, 'hanbit02');
    await box(name).fill('');
    await says(box(name), message);
  });

  test('a record is added once the others are complete', async () => {
    await open(myPageTitle.education, 'da.on');
    await button('추가').click();
    await expect.element(box('출신학교')).toHaveFocus();
    const entry = page.getByRole('group', { name: '학력정보 01' });
    await expect.element(entry).toMatchTextContent('학교를를 입력해 주세요.');
    await expect.element(entry).toMatchTextContent('학위를 선택해 주세요.');
    expect(page.getByRole('group', { name: /학력정보/ }).elements()).toHaveLength(1);
    await expect.element(entry.getByRole('button', { name: /국가/ })).toHaveTextContent('대한민국');
  });

  test('a year keeps four digits and nothing else', async () => {
    await open(myPageTitle.education, 'hanbit02');
    await box('졸업년도').fill('20a26년 1');
    await expect.element(box('졸업년도')).toHaveValue('2026');
  });

  test('a country that is missing says so, though a choice of one is never empty', () => {
    const check = createCheck(
      zod.object({ education: educationSchema }),
      educationMessages({ school: '', specialty: '' }),
    );
    const complete = {
      ...emptyEducation,
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2020',
    };
    expect(check({ education: entriesOf([complete]) })).toEqual([]);
    const [found] = check({ education: entriesOf([{ ...complete, member_edu_nation: '' }]) });
    expect(found?.message).toBe('국가를 선택해 주세요.');
  });
});

const rule = '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.';
const screens = {
  'the own password': () => open(myPageTitle.password),
  'a forgotten password': () => visit({ pathname: paths.newPassword, state: { member_id: 'hanbit01' } }),
};

describe.each(Object.entries(screens))('%s', (_, show) => {
  beforeEach(async () => void (await show()));

  test.each(['12345', 'a'.repeat(21), '한글비밀번호', 'with space', '<script>'])('refuses %s', async (password) => {
    await box('새 비밀번호').fill(password);
    await says(box('새 비밀번호'), rule);
  });

  test.each(['123456', 'a'.repeat(20), 'aA1!@#$%^&*()-_+='])('takes %s', async (password) => {
    await box('새 비밀번호').fill(password);
    await expect.element(box('새 비밀번호')).not.toHaveAttribute('aria-invalid');
  });

  test('an empty password breaks the same rule', async () => {
    await box('새 비밀번호').fill('a');
    await box('새 비밀번호').fill('');
    await says(box('새 비밀번호'), rule);
  });

  test('a confirmation that differs, or is missing, says so at its own field', async () => {
    await box('새 비밀번호').fill('garam2025!');
    await box('새 비밀번호 확인').fill('garam2025');
    await says(box('새 비밀번호 확인'), '비밀번호가 일치하지 않습니다.');
    await box('새 비밀번호 확인').fill('');
    await says(box('새 비밀번호 확인'), '비밀번호가 일치하지 않습니다.');
    await box('새 비밀번호 확인').fill('garam2025!');
    await expect.element(box('새 비밀번호 확인')).not.toHaveAttribute('aria-invalid');
  });
});

test('the own password asks for the current one', async () => {
  await open(myPageTitle.password);
  await button('변경완료').click();
  await expect.element(summary()).toMatchTextContent('기존 비밀번호를 입력해 주세요.');
  await expect.element(summary()).toMatchTextContent(rule);
  await expect.element(summary()).toMatchTextContent('비밀번호가 일치하지 않습니다.');
});

test('a certificate waits for its file, and is sent after the question alone', async () => {
  await open(myPageTitle.enrollment);
  await blocked(button('등록'));
  await says(button('등록'), '파일을 업로드 후 등록해주세요.');
  await button('등록').click({ force: true });
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

describe.each([
  [paths.findId, '이름', '이름을 입력해 주세요.'],
  [paths.findPassword, '아이디', '아이디를 입력해 주세요.'],
])('%s', (path, name, message) => {
  test(`an empty ${name} says ${message}`, async () => {
    await visit(path);
    await box(name).fill('가');
    await box(name).fill('');
    await says(box(name), message);
  });

  test('the button says what is missing', async () => {
    await visit(path);
    const submit = page.getByRole('button', { name: /찾기$/ }).last();
    await blocked(submit);
    await says(submit, `${message} 이메일 주소를 입력해 주세요.`);
    await box(name).fill('가');
    await box('이메일 앞부분').fill('a@mail.example');
    await says(submit, '이메일 인증을 완료해 주세요.');
  });

  test('an address without its form is not sent a code', async () => {
    await visit(path);
    await box('이메일 앞부분').fill('a b,@mail.example');
    await button('전송').click();
    await says(box('이메일 앞부분'), '이메일 주소의 형식을 확인해 주세요.');
    expect(callsOf('sendEmailVerification')).toEqual([]);
  });

  test('Enter in the code tries it, and sends nothing else', async () => {
    await visit(path);
    await box('이메일 앞부분').fill('a@mail.example');
    await button('전송').click();
    await expect.element(button('재전송')).toBeVisible();
    await box('인증번호').fill(codeFor('a@mail.example'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('인증이 완료되었습니다.', { exact: true }).first()).toBeInTheDocument();
    expect(callsOf('findMemberId').length + callsOf('findMemberPassword').length).toBe(0);
  });
});

test.each([paths.findIdComplete, paths.newPassword])('%s, opened by its address, is refused', async (path) => {
  await visit(path);
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('잘못된 접근입니다.');
  await expect.element(page.getByRole('heading', { level: 1, name: '로그인' })).toBeInTheDocument();
});
