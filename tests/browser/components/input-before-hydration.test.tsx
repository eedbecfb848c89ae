import type { ReactElement } from 'react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { FileUploader } from '#src/components/upload/file-uploader.tsx';
import { FormCheckbox } from '#src/forms/fields/form-checkbox.tsx';
import { FormDateSelects } from '#src/forms/fields/form-date-selects.tsx';
import { FormEmailField } from '#src/forms/fields/form-email-field.tsx';
import { FormPhoneField } from '#src/forms/fields/form-number-fields.tsx';
import { FormRadioGroup } from '#src/forms/fields/form-radio-group.tsx';
import { FormSelect } from '#src/forms/fields/form-select.tsx';
import { FormTextField } from '#src/forms/fields/form-text-fields.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { noFiles } from '#src/lib/files/file-choice.ts';

let root: Root | undefined;
let container: HTMLElement | undefined;

/** Renders an element to HTML, as the build does, and returns a function that hydrates it. */
function prerender(element: ReactElement) {
  const created = document.createElement('div');
  created.innerHTML = renderToString(element);
  document.body.append(created);
  container = created;
  return () => {
    root = hydrateRoot(created, element);
  };
}

afterEach(() => {
  root?.unmount();
  container?.remove();
});

function Files() {
  const [choice, setChoice] = useState(noFiles);
  const limits = { size: 1024, count: 3, nameLength: 255 };
  return <FileUploader label="첨부파일" limits={limits} value={choice} onChange={setChoice} />;
}

const schema = z.object({ name: z.string(), kind: z.string() });

function Values() {
  const { name, kind } = useWatch();
  return <output>{`값: ${name}, ${kind}`}</output>;
}

function Choices() {
  const form = useSiteForm({
    schema,
    messages: {},
    initial: { name: '', kind: 'a' },
    mode: 'submit',
    send: async () => null,
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormTextField name="name" label="이름" />
      <FormRadioGroup
        name="kind"
        label="종류"
        options={[
          { key: 'a', text: '첫째' },
          { key: 'b', text: '둘째' },
        ]}
      />
      <Values />
    </SiteForm>
  );
}

const account = { email: '', tel: '', agrees: false };
const accountSchema = z.object({ email: z.string(), tel: z.string(), agrees: z.boolean() });
const sent = vi.fn();

function Account() {
  const form = useSiteForm({
    schema: accountSchema,
    messages: {},
    initial: account,
    mode: 'submit',
    disabledReason: ({ email }) => (email === '' ? { message: '이메일을 입력해 주세요.', field: 'email' } : undefined),
    send: async (values) => sent(values),
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormEmailField name="email" label="이메일" domains={['naver.com']} />
      <FormPhoneField name="tel" label="전화" digits={11} />
      <FormCheckbox name="agrees" label="동의" />
    </SiteForm>
  );
}

const accountControls = () => ({
  local: page.getByRole('textbox', { name: '이메일 앞부분' }),
  domain: page.getByRole('textbox', { name: '이메일 도메인', exact: true }),
  tel: page.getByRole('textbox', { name: '전화' }),
  agrees: page.getByRole('checkbox', { name: '동의' }),
});

/** Fills in the form as a password manager or an extension does: with the given events or without any. */
function autofill(local: string, domain: string, events: readonly string[]) {
  const controls = accountControls();
  const fire = (element: Element) => {
    for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const texts = { local, domain, tel: '+82 10-0000-0041' };
  for (const key of ['local', 'domain', 'tel'] as const) {
    const element = controls[key].element();
    if (!(element instanceof HTMLInputElement)) throw new Error(`The form has no input ${key}.`);
    element.value = texts[key];
    fire(element);
  }
  const box = controls.agrees.element();
  if (box instanceof HTMLInputElement) box.checked = true;
  fire(box);
}

test.each([
  ['no event before hydration', [], 'hong', 'hanbit.or.kr'],
  ['input before hydration', ['input'], 'hong@naver.com', ''],
  ['change before hydration', ['change'], 'hong', 'hanbit.or.kr'],
  ['no event after hydration', [], 'hong', 'hanbit.or.kr'],
  ['no event after hydration, before the focus moves', [], 'hong', 'hanbit.or.kr'],
])('a form that is filled in with %s sends what it shows', async (moment, events, local, domain) => {
  const email = domain ? `${local}@${domain}` : local;
  sent.mockClear();
  const hydrate = prerender(<Account />);
  const controls = accountControls();
  const submit = page.getByRole('button', { name: '등록' });
  if (moment.endsWith('before hydration')) autofill(local, domain, events);
  hydrate();
  await expect.poll(() => submit.element().hasAttribute('disabled')).toBe(false);
  if (!moment.endsWith('before hydration')) {
    await controls.local.click();
    autofill(local, domain, events);
  }
  if (moment.endsWith('moves')) await controls.domain.click();
  await expect.element(controls.local).toHaveValue('hong');
  // While the form of React is empty, the button is disabled with `aria-disabled`.
  await submit.click({ force: true });
  await expect.poll(() => sent.mock.calls).toEqual([[{ email, tel: '01000000041', agrees: true }]]);
});

test('the focus, the text and the caret stay when a text field is hydrated', async () => {
  const hydrate = prerender(<Choices />);
  const field = page.getByRole('textbox', { name: '이름' });
  await field.fill('가나다');
  await userEvent.keyboard('{ArrowLeft}');
  hydrate();
  await expect.element(page.getByText('값: 가나다, a')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('가나x다');
});

test('an option that was chosen before hydration is kept', async () => {
  const hydrate = prerender(<Choices />);
  await page.getByText('둘째').click();
  hydrate();
  await expect.element(page.getByText('값: , b')).toBeVisible();
});

const choiceSchema = z.object({
  degree: z.string(),
  email: z.string(),
  year: z.string(),
  month: z.string(),
  day: z.string(),
});

function Selects() {
  const form = useSiteForm({
    schema: choiceSchema,
    messages: {},
    initial: { degree: '', email: '', year: '', month: '', day: '' },
    mode: 'submit',
    send: async (values) => sent(values),
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormSelect name="degree" label="학위" options={[{ key: 'b', text: '학사' }]} />
      <FormEmailField name="email" label="이메일" domains={['naver.com']} />
      <FormDateSelects names={{ year: 'year', month: 'month', day: 'day' }} label="생일" years={[2025, 2024]} />
    </SiteForm>
  );
}

test.each(['before', 'after'])('options that are chosen without an event %s hydration are sent', async (moment) => {
  sent.mockClear();
  const hydrate = prerender(<Selects />);
  const submit = page.getByRole('button', { name: '등록' });
  const choices = { 학위: 'b', '이메일 도메인 선택': 'naver.com', '생일 년도': '2024', '생일 월': '2' };
  const choose = () => {
    for (const [name, value] of Object.entries(choices)) {
      const select = page.getByRole('combobox', { name }).element();
      if (select instanceof HTMLSelectElement) select.value = value;
    }
  };
  if (moment === 'before') choose();
  hydrate();
  await expect.poll(() => submit.element().hasAttribute('disabled')).toBe(false);
  if (moment === 'after') choose();
  await page.getByRole('textbox', { name: '이메일 앞부분' }).fill('hong');
  await submit.click();
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([[{ degree: 'b', email: 'hong@naver.com', year: '2024', month: '2', day: '' }]]);
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
