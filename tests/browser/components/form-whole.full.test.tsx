import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { deferred, PostForm, renderInProviders } from '#tests/browser/support/form.tsx';
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

test('a whole form can be filled in by keyboard alone', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<WholeForm send={send} />);
  await userEvent.keyboard('{Tab}Gildong Hong{Tab}');
  for (const name of ['년도', '월', '일']) {
    await expect.element(page.getByRole('combobox', { name: `생년월일 ${name}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  }
  await userEvent.keyboard(' {Tab}01012345678{Tab}hong@hanbit.kr{Tab}{Tab}hanbit01!{Tab}{Tab}memo{Tab}');
  await userEvent.keyboard('{Tab}school{Tab}major{Tab}');
  await userEvent.keyboard('{ArrowDown}{Tab}2020{Tab}{Tab}{Tab} {Tab}');
  await expect.element(nextStepButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]).toMatchObject([
    {
      member_en_name: 'Gildong Hong',
      member_birth_year: '2024',
      member_birth_month: '2',
      member_birth_date: '2',
      member_gender: 'm',
      member_cell: '01012345678',
      member_email: 'hong@hanbit.kr',
      agrees: true,
      entries: {
        'entry-1': { member_edu_degree: '박사', member_edu_gradation_year: '2020', member_edu_nation: '대한민국' },
      },
    },
    {},
  ]);
});

async function violations() {
  const options = { rules: { 'target-size': { enabled: true }, region: { enabled: false } } };
  const { violations: found } = await axe.run(document.body, options);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('every control of a disabled form is disabled for assistive technology', async () => {
  await renderInProviders(<WholeForm isDisabled />);
  for (const role of ['textbox', 'radio', 'checkbox', 'combobox'])
    for (const control of page.getByRole(role).elements()) expect(control).toBeDisabled();
});

test.each<[string, ReactElement, () => Promise<void>]>([
  ['at rest', <WholeForm key="x" />, async () => undefined],
  ['disabled', <WholeForm key="x" isDisabled />, async () => undefined],
  ['with every field wrong', <WholeForm key="x" />, async () => nextStepButton().click()],
  [
    'while it is sent',
    <PostForm key="x" send={() => deferred().promise} initial={{ forum_title: '가', forum_content: '나' }} />,
    async () => page.getByRole('button', { name: '등록' }).click(),
  ],
  ['that is blocked', <PostForm key="x" disabledReason="incomplete" />, async () => undefined],
])('a form %s passes axe', async (_, element, act) => {
  await renderInProviders(element);
  await act();
  expect(await violations()).toEqual([]);
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
