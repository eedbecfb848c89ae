import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { ChangePwBody } from '#src/api/generated/bodies/account.ts';
import { FormPasswordField, FormTextField } from '#src/forms/fields/form-field.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { unsavedFormsStore } from '#src/forms/unsaved-forms-store.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { deferred, PostForm, postOptions, renderInProviders } from '#tests/browser/support/form.tsx';
import { contentField, errorSummary, titleField } from '#tests/browser/support/locators.ts';

const submitButton = () => page.getByRole('button', { name: '등록' });
const fillIn = async () => {
  await titleField().fill('제목');
  await contentField().fill('내용');
};

test('a submit with errors sends nothing and focuses a summary whose lines link to the fields', async () => {
  const send = vi.fn();
  await renderInProviders(<PostForm send={send} />);
  await submitButton().click();
  await expect.element(errorSummary()).toHaveFocus();
  await expect.element(errorSummary().getByRole('heading')).toHaveTextContent('입력 내용을 확인해 주세요. (2건)');
  const links = errorSummary().getByRole('link');
  expect(links.elements().map((link) => link.textContent)).toEqual(['제목을 입력해 주세요.', '내용을 입력해 주세요.']);
  await links.nth(1).click();
  await expect.element(contentField()).toHaveFocus();
  await expect.element(contentField()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(contentField()).toHaveAccessibleDescription(/내용을 입력해 주세요/);
  expect(send).not.toHaveBeenCalled();
});

test('an error disappears from field and summary when the field is filled, and the next submit builds a new summary', async () => {
  await renderInProviders(<PostForm />);
  await submitButton().click();
  await titleField().fill('제');
  await expect.element(titleField()).not.toHaveAttribute('aria-invalid');
  await expect.element(errorSummary().getByText(/\(1건\)/)).toBeVisible();
  await submitButton().click();
  await expect.element(errorSummary()).toHaveFocus();
});

test('a form that validates on submit shows no error before', async () => {
  await renderInProviders(<PostForm />);
  await titleField().fill('가'.repeat(201));
  await userEvent.keyboard('{Tab}');
  await expect.element(titleField()).not.toHaveAttribute('aria-invalid');
});

test('a form that validates on change shows an error while typing, and announces it once', async () => {
  await renderInProviders(<PostForm mode="change" />);
  await titleField().fill('가'.repeat(201));
  await expect.element(titleField()).toHaveAccessibleDescription('제목을 입력해 주세요.');
  await expect.element(page.getByRole('status').filter({ hasText: '제목: 제목을 입력해 주세요.' })).toBeInTheDocument();
  await titleField().fill('가'.repeat(200));
  await expect.element(titleField()).not.toHaveAttribute('aria-invalid');
});

test('decomposed Korean is sent composed', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<PostForm send={send} />);
  await titleField().fill('한글'.normalize('NFD'));
  await contentField().fill('내용');
  await submitButton().click();
  await expect.poll(() => send.mock.calls[0]).toMatchObject([{ forum_title: '한글'.normalize('NFC') }, {}]);
});

test('a disabled submit names what is missing, and a field that is left empty shows its error', async () => {
  const send = vi.fn();
  await renderInProviders(<PostForm disabledReason="incomplete" send={send} />);
  await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(submitButton()).toHaveAccessibleDescription('제목을 입력해 주세요. 내용을 입력해 주세요.');
  await titleField().click();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(titleField()).toHaveAccessibleDescription('제목을 입력해 주세요.');
  await fillIn();
  await expect.element(submitButton()).not.toHaveAttribute('aria-disabled');
  await expect.element(titleField()).not.toHaveAttribute('aria-invalid');
  expect(send).not.toHaveBeenCalled();
});

test('an error that appears on blur does not move the button under the pointer', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<PostForm mode="change" send={send} initial={{ forum_title: '', forum_content: '내용' }} />);
  await titleField().click();
  await submitButton().click();
  // The click has submitted the form.
  await expect.element(errorSummary()).toHaveFocus();
});

test('a double click with Enter sends once, and the button keeps the focus and announces the progress', async () => {
  const call = deferred();
  const send = vi.fn(() => call.promise);
  await renderInProviders(<PostForm send={send} />);
  await fillIn();
  await submitButton().dblClick();
  await expect.element(page.getByRole('button', { name: /등록/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await titleField().click();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('progressbar', { name: '보내는 중' })).toBeInTheDocument();
  call.resolve(null);
  await expect.element(submitButton()).not.toHaveAttribute('aria-disabled');
});

test('Enter during a Korean composition ends the composition and sends nothing; the next Enter sends', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<PostForm send={send} />);
  await fillIn();
  await titleField().click();
  const input = titleField().element();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  const key = { key: 'Enter', bubbles: true, cancelable: true };
  expect(input.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }))).toBe(false);
  // Some browsers end the composition before the key event and mark the key by its code alone.
  input.closest('form')?.requestSubmit();
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '목' }));
  expect(input.dispatchEvent(new KeyboardEvent('keydown', { ...key, keyCode: 229 }))).toBe(false);
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('a composition without an end event does not block the form forever', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<PostForm send={send} />);
  await fillIn();
  contentField()
    .element()
    .dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  await submitButton().click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test.each([
  ['a code of its own', new ApiError('86', '/x'), '잠시 후 시도해 주세요.'],
  ['any other code', new ApiError('50', '/x'), '저장하지 못했습니다.'],
  ['a dead network', new TransportError('network'), '저장하지 못했습니다.'],
  ['a refusal of the form', new FormSubmitError('해당하는 회원이 없습니다.'), '해당하는 회원이 없습니다.'],
])('a failure with %s is announced, and the form keeps the typed text', async (_, error, message) => {
  const failures = { codes: { '86': '잠시 후 시도해 주세요.' }, fallback: () => '저장하지 못했습니다.' };
  await renderInProviders(<PostForm send={() => Promise.reject(error)} failures={failures} />);
  await fillIn();
  await submitButton().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expect.element(titleField()).toHaveValue('제목');
  await expect.element(submitButton()).not.toHaveAttribute('aria-disabled');
});

test('a failure without a text of the form shows the general message of its error', async () => {
  await renderInProviders(<PostForm send={() => Promise.reject(new TransportError('network'))} failures={{}} />);
  await fillIn();
  await submitButton().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.');
});

test('a server error of a field is shown at the field and in the summary, and disappears when the field changes', async () => {
  const failures = { codes: { '90': { forum_title: '이미 있는 제목입니다.' } } };
  await renderInProviders(<PostForm send={() => Promise.reject(new ApiError('90', '/x'))} failures={failures} />);
  await fillIn();
  await submitButton().click();
  await expect.element(errorSummary()).toHaveFocus();
  await expect.element(titleField()).toHaveAccessibleDescription('이미 있는 제목입니다.');
  await titleField().fill('다른 제목');
  await expect.element(titleField()).not.toHaveAttribute('aria-invalid');
});

test('the error of an earlier submit is hidden while the next one is pending', async () => {
  const call = deferred();
  const send = vi.fn(() => Promise.reject(new TransportError('network'))).mockReturnValueOnce(call.promise as never);
  await renderInProviders(<PostForm send={send} />);
  await fillIn();
  await submitButton().click();
  call.reject(new TransportError('timeout'));
  await expect.element(page.getByRole('alert').getByText(/요청 시간이 초과되었습니다/)).toBeVisible();
  await submitButton().click();
  await expect.element(page.getByRole('alert').getByText(/네트워크 연결 오류입니다/)).toBeVisible();
});

test('unmounting a form aborts its request without a message', async () => {
  let signal: AbortSignal | undefined;
  const send = (_: unknown, call: { signal: AbortSignal }) => {
    signal = call.signal;
    return new Promise((_resolve, reject) => call.signal.addEventListener('abort', () => reject(call.signal.reason)));
  };
  const screen = await renderInProviders(<PostForm send={send} />);
  await fillIn();
  await submitButton().click();
  await expect.poll(() => signal?.aborted).toBe(false);
  await screen.unmount();
  expect(signal?.aborted).toBe(true);
});

const schema = z.extend(ChangePwBody, { confirm: z.string() }).check(
  z.refine((it) => it.confirm === it.member_new_password, {
    path: ['confirm'],
    message: '비밀번호가 일치하지 않습니다.',
  }),
);
const messages = { member_new_password: '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.' };
const initial = { member_original_password: 'old', member_new_password: '', confirm: '' };

function PasswordForm() {
  const form = useSiteForm({ schema, messages, initial, mode: 'change', operation: null, send: async () => null });
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

test('a touched field is validated again when a field that its rule depends on changes', async () => {
  await renderInProviders(<PasswordForm />);
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

test('a password can be shown, and is hidden when the form is sent', async () => {
  await renderInProviders(<PasswordForm />);
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

function CountedForm({ onRender }: { onRender: () => void }) {
  onRender();
  const form = useSiteForm(postOptions());
  return (
    <SiteForm form={form} submitText="등록">
      <FormTextField name="forum_title" label="제목" />
    </SiteForm>
  );
}

test('the first letter renders its field, and not the form with all its fields', async () => {
  const renderForm = vi.fn();
  await renderInProviders(<CountedForm onRender={renderForm} />);
  renderForm.mockClear();
  await titleField().fill('가');
  await expect.poll(() => unsavedFormsStore.get()).toHaveLength(1);
  expect(renderForm).not.toHaveBeenCalled();
});
