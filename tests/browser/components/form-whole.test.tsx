// @module-tag slow

import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { PostForm, renderInProviders } from '#tests/browser/support/form.tsx';
import { errorSummary } from '#tests/browser/support/locators.ts';
import { WholeForm } from '#tests/browser/support/whole-form.tsx';

const nextStepButton = () => page.getByRole('button', { name: '다음' });

test('the error summary lists every field in page order with the title of its entry, and links to each of them', async () => {
  await renderInProviders(<WholeForm />);
  await nextStepButton().click();
  await expect.element(errorSummary()).toHaveFocus();
  const links = errorSummary().getByRole('link');
  expect(links.elements().map((link) => link.textContent)).toEqual([
    '영문이름을 입력해 주세요.',
    '생년월일을 선택해 주세요.',
    '성별을 선택해 주세요.',
    '휴대폰 번호를 입력해 주세요.',
    '이메일 주소를 입력해 주세요.',
    '비밀번호: 6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
    '내용을 입력해 주세요.',
    '학력정보 01 출신학교: 학교를 입력해 주세요.',
    '학력정보 01: 전공을 입력해 주세요.',
    '학력정보 01: 학위를 선택해 주세요.',
    '학력정보 01: 졸업년도를 입력해 주세요.',
    '약관에 동의합니다: 모든 약관에 동의해 주세요.',
  ]);
  for (const link of links.elements()) {
    if (!(link instanceof HTMLAnchorElement)) throw new Error('A line of the summary is no link.');
    link.click();
    const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    expect(place?.contains(document.activeElement), link.textContent ?? '').toBe(true);
    expect(place, link.textContent ?? '').not.toBe(document.activeElement);
  }
});

test('every control of a disabled form is disabled for assistive technology', async () => {
  await renderInProviders(<WholeForm isDisabled />);
  for (const role of ['textbox', 'radio', 'checkbox', 'combobox'])
    for (const control of page.getByRole(role).elements()) expect(control).toBeDisabled();
});

test('Enter ends a real composition, sends nothing, and keeps the syllable once', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<PostForm send={send} initial={{ forum_title: '', forum_content: '내용' }} />);
  const title = page.getByRole('textbox', { name: '제목' });
  await title.click();
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: '하', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '한', selectionStart: 1, selectionEnd: 1 });
  await expect.element(title).toHaveValue('한');
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  expect(send).not.toHaveBeenCalled();
  await session.send('Input.insertText', { text: '한' });
  await expect.element(title).toHaveValue('한');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls[0]).toMatchObject([{ forum_title: '한' }, {}]);
});
