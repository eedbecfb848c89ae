// @module-tag slow

import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { button, errorSummary, expectVisible, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, logIn, sentCode, visit } from '#tests/browser/support/site.tsx';

const expectDescription = (control: Locator, text: string | RegExp) =>
  expect.element(control).toHaveAccessibleDescription(text);
const blocked = (control: Locator) => expect.element(control).toHaveAttribute('aria-disabled', 'true');
const free = (control: Locator) => expect.element(control).not.toHaveAttribute('aria-disabled');

async function openSubScreen(screen: ScreenId, id?: string) {
  await logIn(id);
  await visit(screenTarget(screen).to);
  await expect.element(button(screen === 'enrollment' ? '등록' : '변경완료')).toBeVisible();
}

/** Requests a code for another address, and waits until the form expects it: the response empties the field of the code. */
async function sendCodeToNewAddress() {
  await textbox('이메일 앞부분').fill('new');
  await button('전송').click();
  await expect.element(button('재전송')).toBeVisible();
}

describe('basic information', () => {
  test('a value that the earlier site did not have is required on submit', async () => {
    await openSubScreen('basic', 'da.on');
    await button('변경완료').click();
    await expect.element(errorSummary()).toHaveFocus();
    const lines = errorSummary().getByRole('link').elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      '영문이름을 입력해 주세요.',
      '생년월일을 선택해 주세요.',
      '우편번호를 입력해 주세요.',
      '주소를 입력해 주세요.',
      '상세주소를 입력해 주세요.',
    ]);
    expect(callsOf('modifyMemberInfo')).toEqual([]);
  });

  test('a new email address is sent after its verification, and the submit is disabled until then', async () => {
    await openSubScreen('basic');
    await textbox('이메일 앞부분').fill('new');
    await free(button('변경완료'));
    await sendCodeToNewAddress();
    await blocked(button('변경완료'));
    await expectDescription(button('변경완료'), '이메일 인증을 완료해 주세요.');
    await textbox('인증번호').fill(sentCode('new@mail.example'));
    await button('인증').click();
    await free(button('변경완료'));
    await button('변경완료').click();
    await expect.poll(() => callsOf('modifyMemberInfo')[0]?.body).toMatchObject({ member_email: 'new@mail.example' });
  });

  test('a verified email address is saved although the member types while the save requests the stored values again', async () => {
    await openSubScreen('basic');
    await sendCodeToNewAddress();
    await textbox('인증번호').fill(sentCode('new@mail.example'));
    await button('인증').click();
    await free(button('변경완료'));
    const response = Promise.withResolvers<void>();
    const before = callsOf('getMemberInfo').length;
    handleOperation('getMemberInfo', async (request, pass) => {
      await response.promise;
      return pass(request);
    });
    await button('변경완료').click();
    await expect.poll(() => callsOf('getMemberInfo').length).toBeGreaterThan(before);
    await textbox('이메일 앞부분').fill('newer');
    response.resolve();
    await expect.poll(() => callsOf('modifyMemberInfo')[0]?.body).toMatchObject({ member_email: 'new@mail.example' });
  });

  test('an unverified email address is not sent; the stored one is', async () => {
    await openSubScreen('basic');
    await textbox('이메일 앞부분').fill('new');
    await button('변경완료').click();
    await expect
      .poll(() => callsOf('modifyMemberInfo')[0]?.body)
      .toMatchObject({ member_email: 'hanbit01@mail.example' });
    await expect
      .element(page.getByText('인증하지 않은 이메일은 저장하지 않았습니다. 기존 주소를 그대로 사용합니다.'))
      .toBeVisible();
    await expect.element(textbox('이메일 앞부분')).toHaveValue('hanbit01');
  });
});

describe('workplace', () => {
  test('a position outside the list is 기타(직접입력) with the position as its text', async () => {
    await openSubScreen('company', 'hanbit03');
    await expect.element(page.getByRole('combobox', { name: '직위' })).toHaveDisplayValue('기타(직접입력)');
    await expect.element(textbox('직위 직접입력')).toHaveValue('산학협력단 기술이전 담당');
    await textbox('직위 직접입력').fill('연구소장');
    await button('변경완료').click();
    await expect.poll(() => callsOf('modifyMemberCompanyInfo')[0]?.body).toMatchObject({ member_position: '연구소장' });
  });
});

test('기타(직접입력) without a text is refused beside the field, and another choice removes the error', async () => {
  await openSubScreen('company', 'hanbit03');
  await textbox('직위 직접입력').fill('');
  await button('변경완료').click();
  await expectVisible(page.getByText('직위를 입력해 주세요.'));
  await expect.element(textbox('직위 직접입력')).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf('modifyMemberCompanyInfo')).toHaveLength(0);
  await page.getByRole('combobox', { name: '직위' }).selectOptions('교수');
  await expect.poll(() => page.getByText('직위를 입력해 주세요.').elements()).toHaveLength(0);
  await button('변경완료').click();
  await expect.poll(() => callsOf('modifyMemberCompanyInfo')[0]?.body).toMatchObject({ member_position: '교수' });
});

describe('education', () => {
  test('each field shows while typing that it is empty', async () => {
    await openSubScreen('education', 'hanbit02');
    for (const [name, message] of [
      ['출신학교', '학교를를 입력해 주세요.'],
      ['전공', '전공을을 입력해 주세요.'],
      ['졸업년도', '졸업년도를 입력해 주세요.'],
    ] as const) {
      await textbox(name).fill('');
      await expectDescription(textbox(name), message);
    }
  });
});

const rule = '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.';
test('a new password that breaks the rule and a different confirmation show their errors until they are corrected', async () => {
  await visit({ pathname: paths.newPassword, state: { member_id: 'hanbit01' } });
  await textbox('새 비밀번호').fill('with space');
  await expectDescription(textbox('새 비밀번호'), rule);
  await textbox('새 비밀번호').fill('garam2025!');
  await expect.element(textbox('새 비밀번호')).not.toHaveAttribute('aria-invalid');
  for (const different of ['garam2025', '']) {
    await textbox('새 비밀번호 확인').fill(different);
    await expectDescription(textbox('새 비밀번호 확인'), '비밀번호가 일치하지 않습니다.');
  }
  await textbox('새 비밀번호 확인').fill('garam2025!');
  await expect.element(textbox('새 비밀번호 확인')).not.toHaveAttribute('aria-invalid');
});

test('changing the password requires the current one', async () => {
  await openSubScreen('password');
  await button('변경완료').click();
  await expect.element(errorSummary()).toMatchTextContent('기존 비밀번호를 입력해 주세요.');
  await expect.element(errorSummary()).toMatchTextContent(rule);
  await expect.element(errorSummary()).toMatchTextContent('비밀번호가 일치하지 않습니다.');
});

test('the disabled submit names what is missing, an empty field its message, and a malformed address gets no code', async () => {
  await visit(paths.findPassword);
  const message = '아이디를 입력해 주세요.';
  const submit = page.getByRole('button', { name: /찾기$/ }).last();
  await blocked(submit);
  await expectDescription(submit, `${message} 이메일 주소를 입력해 주세요.`);
  await textbox('아이디').fill('가');
  await textbox('아이디').fill('');
  await expectDescription(textbox('아이디'), message);
  await textbox('아이디').fill('가');
  await textbox('이메일 앞부분').fill('a@mail.example');
  await expectDescription(submit, '이메일 인증을 완료해 주세요.');
  await textbox('이메일 앞부분').fill('a b,@mail.example');
  await button('전송').click();
  await expectDescription(textbox('이메일 앞부분'), '이메일 주소의 형식을 확인해 주세요.');
  expect(callsOf('sendEmailVerification')).toEqual([]);
});

test.each([paths.findIdComplete, paths.newPassword])('%s redirects when it is opened by its URL', async (path) => {
  await visit(path);
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('잘못된 접근입니다.');
  await expect.element(page.getByRole('heading', { level: 1, name: '로그인' })).toBeInTheDocument();
});
