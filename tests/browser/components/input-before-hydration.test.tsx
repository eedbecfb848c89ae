import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { createQueryClient } from '#src/app/query-client.ts';
import { FileUploader } from '#src/components/upload/file-uploader.tsx';
import { FormCheckbox } from '#src/forms/fields/form-checkbox.tsx';
import { FormDateSelects } from '#src/forms/fields/form-date-selects.tsx';
import { FormEmailField } from '#src/forms/fields/form-email-field.tsx';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormPhoneField } from '#src/forms/fields/form-number-fields.tsx';
import { FormRadioGroup } from '#src/forms/fields/form-radio-group.tsx';
import { FormSelect } from '#src/forms/fields/form-select.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { endEarlyInput, recordEarlyInput } from '#src/lib/browser/early-input.ts';
import { noFiles } from '#src/lib/files/file-choice.ts';
import { useEarlyInput } from '#src/lib/hooks/use-early-input.ts';

let root: Root | undefined;
let container: HTMLElement | undefined;

/** Renders an element to HTML, as the build does, and returns a function that hydrates it. */
function prerender(element: ReactElement) {
  const created = document.createElement('div');
  created.innerHTML = renderToString(element);
  document.body.append(created);
  container = created;
  return () => {
    recordEarlyInput(created);
    root = hydrateRoot(created, element);
  };
}

afterEach(() => {
  endEarlyInput();
  root?.unmount();
  container?.remove();
});

function Files() {
  const area = useRef<HTMLDivElement>(null);
  useEarlyInput(area);
  const [choice, setChoice] = useState(noFiles);
  const limits = { size: 1024, count: 3, nameLength: 255 };
  return (
    <div ref={area}>
      <FileUploader label="첨부파일" limits={limits} value={choice} onChange={setChoice} />
    </div>
  );
}

const text = z.string();
const choices = { kind: text, degree: text, year: text, month: text, day: text, agrees: z.boolean() };
const schema = z.object({ name: text, email: text, tel: text, ...choices });
const noChoices = { kind: 'a', degree: '', year: '', month: '', day: '', agrees: false };
const initial = { name: '', email: '', tel: '', ...noChoices };
const sent = vi.fn();

/** A form with each kind of control. */
function Account() {
  const form = useSiteForm({
    schema,
    messages: {},
    initial,
    operation: null,
    mode: 'submit',
    disabledReason: ({ email }) => (email === '' ? { message: '이메일을 입력해 주세요.', field: 'email' } : undefined),
    send: async (values) => sent(values),
  });
  const kinds = ['a', 'b'].map((key) => ({ key, text: key }));
  return (
    <SiteForm form={form} submitText="등록">
      <FormTextField name="name" label="이름" />
      <FormRadioGroup name="kind" label="종류" options={kinds} />
      <FormEmailField name="email" label="이메일" domains={['naver.com']} />
      <FormPhoneField name="tel" label="전화" digits={11} />
      <FormSelect name="degree" label="학위" options={[{ key: 'b', text: '학사' }]} />
      <FormDateSelects names={{ year: 'year', month: 'month', day: 'day' }} label="생일" years={[2025, 2024]} />
      <FormCheckbox name="agrees" label="동의" />
    </SiteForm>
  );
}

const textField = (name: string) => page.getByRole('textbox', { name });
const submitButton = () => page.getByRole('button', { name: '등록' });
const hydrated = () => expect.poll(() => submitButton().element().hasAttribute('disabled')).toBe(false);

/** Fills in the form as a password manager or an extension does: with the given events or without any. */
function autofill(local: string, domain: string, events: readonly string[]) {
  const values: Record<string, (string | boolean)[]> = {
    ...{ name: ['홍길동'], kind: [false, true], email: [local, domain], tel: ['+82 10-0000-0041'] },
    ...{ degree: ['b'], year: ['2024', '2', '29'], agrees: [true] },
  };
  for (const [field, shown] of Object.entries(values)) {
    const controls = document.querySelectorAll(`[data-field~="${field}"] :is(input, select)`);
    for (const [index, value] of shown.entries()) {
      const control = controls[index];
      if (!control) throw new Error(`The form has no control for ${field}.`);
      Reflect.set(control, typeof value === 'boolean' ? 'checked' : 'value', value);
      for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

test.each([
  ['no event before hydration', [], 'hong', 'hanbit.or.kr'],
  ['input before hydration', ['input'], 'hong@naver.com', ''],
  ['change before hydration', ['change'], 'hong', 'hanbit.or.kr'],
  ['no event after hydration', [], 'hong', 'hanbit.or.kr'],
  ['no event after hydration, before the focus moves', [], 'hong', 'hanbit.or.kr'],
])('a form that is filled in with %s sends what it shows', async (moment, events, local, domain) => {
  sent.mockClear();
  const hydrate = prerender(
    <QueryClientProvider client={createQueryClient()}>
      <Account />
    </QueryClientProvider>,
  );
  if (moment.endsWith('before hydration')) autofill(local, domain, events);
  hydrate();
  await hydrated();
  if (!moment.endsWith('before hydration')) {
    await textField('이메일 앞부분').click();
    autofill(local, domain, events);
  }
  if (moment.endsWith('moves')) await textField('이메일 도메인').click();
  await expect.element(textField('이메일 앞부분')).toHaveValue('hong');
  // While the form of React is empty, the button is disabled with `aria-disabled`.
  await submitButton().click({ force: true });
  const email = domain ? `${local}@${domain}` : local;
  const shown = { name: '홍길동', kind: 'b', tel: '01000000041', degree: 'b', year: '2024', month: '2', day: '29' };
  await expect.poll(() => sent.mock.calls).toEqual([[{ ...shown, email, agrees: true }]]);
});

test('the focus, the text and the caret stay when a text field is hydrated', async () => {
  const hydrate = prerender(
    <QueryClientProvider client={createQueryClient()}>
      <Account />
    </QueryClientProvider>,
  );
  const field = textField('이름');
  await field.fill('가나다');
  await userEvent.keyboard('{ArrowLeft}');
  hydrate();
  await hydrated();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('가나x다');
});

test('a file that was chosen before hydration is listed, and the focus moves from the input to the button', async () => {
  const hydrate = prerender(<Files />);
  const input = container?.querySelector('input') ?? document.createElement('input');
  await userEvent.upload(page.elementLocator(input), new File(['a'], '공고.txt'));
  input.focus();
  hydrate();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('공고.txt 0 KB');
  await expect.element(page.getByRole('button', { name: '첨부파일 파일 선택' })).toHaveFocus();
  expect(input.hidden).toBe(true);
});

test('before hydration the native input covers the drop area, so that a press or a drop anywhere reaches it', async () => {
  prerender(<Files />);
  const text = page.getByText('드래그 혹은 파일 업로드').element();
  const { left, top } = text.getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)?.getAttribute('type')).toBe('file');
});
