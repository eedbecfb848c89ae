import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { PostForm, renderInProviders } from '#tests/browser/support/form.tsx';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { visit } from '#tests/browser/support/site.tsx';

/** The text below a button. */
function besideOf(control: Locator): HTMLElement {
  const beside = control.element().nextElementSibling;
  if (!(beside instanceof HTMLElement)) throw new Error('No text stands beside the button.');
  return beside;
}

/** Presses with the pointer; without `force` the test runner waits until the button is enabled. */
const pressDisabled = (name: string) => button(name).click({ force: true });

async function pressKey(control: Locator, key: string) {
  control.element().focus();
  await userEvent.keyboard(key);
}

const presses: [string, () => Promise<unknown>][] = [
  ['a pointer', () => pressDisabled('등록')],
  ['Enter in a field', () => pressKey(textbox('제목'), '{Enter}')],
  ['Enter on the button', () => pressKey(button('등록'), '{Enter}')],
  ['Space on the button', () => pressKey(button('등록'), ' ')],
];

describe('a disabled submit', () => {
  test.each(presses)('shows its reason and focuses the first field concerned on %s', async (_, act) => {
    const send = vi.fn();
    await renderInProviders(
      <PostForm disabledReason="incomplete" initial={{ forum_title: '제목', forum_content: '' }} send={send} />,
    );
    const shown = page.getByText('내용을 입력해 주세요.', { exact: true });
    expect(shown.elements().filter((it) => it.checkVisibility())).toEqual([]);
    await act();
    await expect.element(textbox('내용')).toHaveFocus();
    await expect.element(textbox('내용')).toHaveAccessibleDescription(/내용을 입력해 주세요\./);
    await expect.element(besideOf(button('등록'))).toBeVisible();
    expect(besideOf(button('등록')).textContent).toBe('내용을 입력해 주세요.');
    await expect.element(button('등록')).toHaveAttribute('aria-disabled', 'true');
    expect(send).not.toHaveBeenCalled();
  });

  test('announces a reason that no field shows as its error', async () => {
    await renderInProviders(<PostForm disabledReason={() => ({ message: '이미 등록되었습니다.', field: null })} />);
    await pressDisabled('등록');
    await expect.element(page.getByRole('status').filter({ hasText: '이미 등록되었습니다.' })).toBeInTheDocument();
  });
});

const described = (control: Locator, text: string) => expect.element(control).toHaveAccessibleDescription(text);

describe('a disabled button beside a field', () => {
  test('전송 focuses the email field and 인증 the code field, whose errors are visible', async () => {
    await visit(paths.findId);
    await pressDisabled('전송');
    await expect.element(textbox('이메일 앞부분')).toHaveFocus();
    await described(textbox('이메일 앞부분'), '이메일 주소를 입력해 주세요.');
    await expect
      .element(page.getByRole('group', { name: '이메일' }))
      .toMatchTextContent('이메일 주소를 입력해 주세요.');
    await pressDisabled('인증');
    await expect.element(textbox('인증번호')).toHaveFocus();
    await described(textbox('인증번호'), '인증번호를 입력해 주세요.');
    await textbox('인증번호').fill('1');
    await expect.element(textbox('인증번호')).not.toHaveAttribute('aria-invalid');
  });

  test('확인 focuses the ID field, whose error is visible', async () => {
    await openSignupStep('기본정보 입력');
    await pressDisabled('확인');
    await expect.element(textbox('아이디')).toHaveFocus();
    await described(textbox('아이디'), '6~20자의 영문, 숫자 6~20자의 영문, 숫자만 입력 가능합니다.');
  });
});
