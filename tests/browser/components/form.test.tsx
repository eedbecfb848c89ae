import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as zod from 'zod/mini';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { ChangePwBody } from '#src/api/generated/limits/account.ts';
import { FormPasswordField } from '#src/components/forms/fields/form-password-field.tsx';
import { FormSubmitError } from '#src/components/forms/form-submit-error.ts';
import { SiteForm } from '#src/components/forms/site-form.tsx';
import { useSiteForm } from '#src/features/forms/use-site-form.ts';
import { deferred, PostForm, show } from '#tests/browser/support/form.tsx';

const title = () => page.getByRole('textbox', { name: '제목' });
const content = () => page.getByRole('textbox', { name: '내용' });
const submit = () => page.getByRole('button', { name: '등록' });
const summary = () => page.getByRole('region', { name: /입력 내용을 확인/ });
const fillIn = async () => {
  await title().fill('제목');
  await content().fill('내용');
};

test('an attempt with mistakes sends nothing, sums them up with focus, and each line leads to its field', async () => {
  const send = vi.fn();
  await show(<PostForm send={send} />);
  await submit().click();
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary().getByRole('heading')).toHaveTextContent('입력 내용을 확인해 주세요. (2건)');
  const links = summary().getByRole('link');
  expect(links.elements().map((link) => link.textContent)).toEqual(['제목을 입력해 주세요.', '내용을 입력해 주세요.']);
  await links.nth(1).click();
  await expect.element(content()).toHaveFocus();
  await expect.element(content()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(content()).toHaveAccessibleDescription(/내용을 입력해 주세요/);
  expect(send).not.toHaveBeenCalled();
});

test('an error goes as its field is filled, from the field and from the summary; the next attempt sums up anew', async () => {
  await show(<PostForm />);
  await submit().click();
  await title().fill('제');
  await expect.element(title()).not.toHaveAttribute('aria-invalid');
  await expect.element(summary().getByText(/\(1건\)/)).toBeVisible();
  await submit().click();
  await expect.element(summary()).toHaveFocus();
});

test('a form that is checked on submit says nothing before', async () => {
  await show(<PostForm />);
  await title().fill('가'.repeat(201));
  await userEvent.keyboard('{Tab}');
  await expect.element(title()).not.toHaveAttribute('aria-invalid');
});

test('a form that is checked on change says it while one types, and a screen reader hears it once', async () => {
  await show(<PostForm mode="change" />);
  await title().fill('가'.repeat(201));
  await expect.element(title()).toHaveAccessibleDescription('제목을 입력해 주세요.');
  await expect.element(page.getByRole('status').filter({ hasText: '제목: 제목을 입력해 주세요.' })).toBeInTheDocument();
  await title().fill('가'.repeat(200));
  await expect.element(title()).not.toHaveAttribute('aria-invalid');
});

test('lengths count in code points', async () => {
  const send = vi.fn(async () => null);
  await show(<PostForm send={send} />);
  await title().fill('😀'.repeat(200));
  await content().fill('내용');
  await submit().click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('Korean that was taken apart arrives composed', async () => {
  const send = vi.fn(async () => null);
  await show(<PostForm send={send} />);
  await title().fill('한글'.normalize('NFD'));
  await content().fill('내용');
  await submit().click();
  await expect.poll(() => send.mock.calls[0]).toMatchObject([{ forum_title: '한글'.normalize('NFC') }, {}]);
});

test('a blocked submit says what is missing, and a field that is left empty says so itself', async () => {
  const send = vi.fn();
  await show(<PostForm disabledReason="incomplete" send={send} />);
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(submit()).toHaveAccessibleDescription('제목을 입력해 주세요. 내용을 입력해 주세요.');
  await title().click();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(title()).toHaveAccessibleDescription('제목을 입력해 주세요.');
  await fillIn();
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
  await expect.element(title()).not.toHaveAttribute('aria-invalid');
  expect(send).not.toHaveBeenCalled();
});

test('an error that appears when a field is left does not move the button away from the pointer', async () => {
  const send = vi.fn(async () => null);
  await show(<PostForm mode="change" send={send} initial={{ forum_title: '', forum_content: '내용' }} />);
  await title().click();
  await submit().click();
  // The click was not lost: it made an attempt.
  await expect.element(summary()).toHaveFocus();
});

test('a double click, and Enter meanwhile, send once; the button keeps the focus and says that it is sending', async () => {
  const call = deferred();
  const send = vi.fn(() => call.promise);
  await show(<PostForm send={send} />);
  await fillIn();
  await submit().dblClick();
  await userEvent.keyboard('{Enter}');
  await title().click();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('progressbar', { name: '보내는 중' })).toBeInTheDocument();
  call.resolve(null);
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
});

test('Enter in a Korean composition ends the composition and sends nothing; the next Enter sends', async () => {
  const send = vi.fn(async () => null);
  await show(<PostForm send={send} />);
  await fillIn();
  await title().click();
  const input = title().element();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  const key = { key: 'Enter', bubbles: true, cancelable: true };
  expect(input.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }))).toBe(false);
  // Some browsers end the composition first, and mark the key by its code alone.
  input.closest('form')?.requestSubmit();
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '목' }));
  expect(input.dispatchEvent(new KeyboardEvent('keydown', { ...key, keyCode: 229 }))).toBe(false);
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('a composition whose end was never told does not hold the form for good', async () => {
  const send = vi.fn(async () => null);
  await show(<PostForm send={send} />);
  await fillIn();
  content()
    .element()
    .dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  await submit().click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test.each([
  ['a code of its own', new ApiError('86', '/x'), '잠시 후 시도해 주세요.'],
  ['any other code', new ApiError('50', '/x'), '저장하지 못했습니다.'],
  ['a dead network', new TransportError('network'), '저장하지 못했습니다.'],
  ['a refusal of the form', new FormSubmitError('해당하는 회원이 없습니다.'), '해당하는 회원이 없습니다.'],
])('a failure with %s is announced, and what was typed stays', async (_, error, message) => {
  const failures = { codes: { '86': '잠시 후 시도해 주세요.' }, fallback: () => '저장하지 못했습니다.' };
  await show(<PostForm send={() => Promise.reject(error)} failures={failures} />);
  await fillIn();
  await submit().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expect.element(title()).toHaveValue('제목');
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
});

test('a failure that the form has no text for says what any call says', async () => {
  await show(<PostForm send={() => Promise.reject(new TransportError('network'))} failures={{}} />);
  await fillIn();
  await submit().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.');
});

test("a server's objection to a field stands at the field, is summed up, and goes when the field changes", async () => {
  const failures = { codes: { '90': { forum_title: '이미 있는 제목입니다.' } } };
  await show(<PostForm send={() => Promise.reject(new ApiError('90', '/x'))} failures={failures} />);
  await fillIn();
  await submit().click();
  await expect.element(summary()).toHaveFocus();
  await expect.element(title()).toHaveAccessibleDescription('이미 있는 제목입니다.');
  await title().fill('다른 제목');
  await expect.element(title()).not.toHaveAttribute('aria-invalid');
});

test('the error of an earlier attempt is gone while the next one runs', async () => {
  const call = deferred();
  const send = vi.fn(() => Promise.reject(new TransportError('network'))).mockReturnValueOnce(call.promise as never);
  await show(<PostForm send={send} />);
  await fillIn();
  await submit().click();
  call.reject(new TransportError('timeout'));
  await expect.element(page.getByRole('alert').getByText(/요청 시간이 초과되었습니다/)).toBeVisible();
  await submit().click();
  await expect.element(page.getByRole('alert').getByText(/네트워크 연결 오류입니다/)).toBeVisible();
});

test('a form that goes away stops its call, and says nothing of it', async () => {
  let signal: AbortSignal | undefined;
  const send = (_: unknown, call: { signal: AbortSignal }) => {
    signal = call.signal;
    return new Promise((_resolve, reject) => call.signal.addEventListener('abort', () => reject(call.signal.reason)));
  };
  const screen = await show(<PostForm send={send} />);
  await fillIn();
  await submit().click();
  await expect.poll(() => signal?.aborted).toBe(false);
  await screen.unmount();
  expect(signal?.aborted).toBe(true);
});

const schema = zod.extend(ChangePwBody, { confirm: zod.string() }).check(
  zod.refine((it) => it.confirm === it.member_new_password, {
    path: ['confirm'],
    message: '비밀번호가 일치하지 않습니다.',
  }),
);
const messages = { member_new_password: '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.' };
const initial = { member_original_password: 'old', member_new_password: '', confirm: '' };

function PasswordForm() {
  const form = useSiteForm({ schema, messages, initial, mode: 'change', send: async () => null });
  return (
    <SiteForm form={form} submitText="변경">
      <FormPasswordField
        name="member_new_password"
        label="새 비밀번호"
        autoComplete="new-password"
        dependentFields={['confirm']}
      />
      <FormPasswordField name="confirm" label="확인" autoComplete="new-password" />
    </SiteForm>
  );
}

test('a field whose rule looks at another is checked again when the other changes, once it was filled in', async () => {
  await show(<PasswordForm />);
  const [password, confirm] = [
    page.getByLabelText('새 비밀번호', { exact: true }),
    page.getByLabelText('확인', { exact: true }),
  ];
  await password.fill('hanbit01!');
  await expect.element(confirm).not.toHaveAttribute('aria-invalid');
  await confirm.fill('hanbit01!');
  await password.fill('hanbit02!');
  await expect.element(confirm).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
  await confirm.fill('hanbit02!');
  await expect.element(confirm).not.toHaveAttribute('aria-invalid');
});

test('a password can be looked at, and hides again when the form is sent', async () => {
  await show(<PasswordForm />);
  const password = page.getByLabelText('새 비밀번호', { exact: true });
  const toggle = page.getByRole('button', { name: '새 비밀번호 표시' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '변경' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});
