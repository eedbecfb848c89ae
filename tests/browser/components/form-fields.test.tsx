import { type ComponentType, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '#src/components/fields/checkbox.tsx';
import { DateSelects } from '#src/components/fields/date-selects.tsx';
import { EmailField } from '#src/components/fields/email-field.tsx';
import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { PhoneField } from '#src/components/fields/phone-field.tsx';
import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { TextArea } from '#src/components/fields/text-area.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import '#src/styles/global.ts';
import { endComposition, startComposition } from '#tests/browser/support/composition.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';

/** A field with its own state, which reports each value to `onValue`. */
function Kept<Value, Props extends { value: Value; onChange: (value: Value) => void }>({
  widget: Widget,
  begin,
  onValue,
  ...rest
}: { widget: ComponentType<Props>; begin: Value; onValue?: (value: Value) => void } & Omit<
  Props,
  'value' | 'onChange'
>) {
  const [value, setValue] = useState(begin);
  const props = {
    ...rest,
    value,
    onChange: (next: Value) => {
      setValue(next);
      onValue?.(next);
    },
  } as unknown as Props;
  return <Widget {...props} />;
}

const looseTextbox = (name: string) => page.getByRole('textbox', { name });
const editableControl = (name: string) => {
  const element = looseTextbox(name).element();
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no input.`);
  return element;
};

/** Inserts a text as a paste does. */
async function paste(name: string, text: string) {
  await looseTextbox(name).click();
  const element = editableControl(name);
  element.select();
  document.execCommand('insertText', false, text);
}

describe('a phone field', () => {
  const phone = (onValue = vi.fn(), begin = '') => (
    <Kept widget={PhoneField} begin={begin} onValue={onValue} label="휴대폰 번호" digits={11} />
  );

  test('inserts hyphens while typing and returns digits', async () => {
    const onValue = vi.fn();
    await renderInProviders(phone(onValue));
    await userEvent.type(looseTextbox('휴대폰 번호'), '01012345678900');
    await expect.element(looseTextbox('휴대폰 번호')).toHaveValue('010-1234-5678');
    expect(onValue).toHaveBeenLastCalledWith('01012345678');
    await expect.element(looseTextbox('휴대폰 번호')).toHaveAttribute('autocomplete', 'tel');
    await expect.element(looseTextbox('휴대폰 번호')).toHaveAttribute('type', 'tel');
  });

  test('ignores text during a composition', async () => {
    const onValue = vi.fn();
    await renderInProviders(phone(onValue, '010'));
    await looseTextbox('휴대폰 번호').click();
    const input = editableControl('휴대폰 번호');
    startComposition(input, '010ㅎ');
    await expect.element(looseTextbox('휴대폰 번호')).toHaveValue('010ㅎ');
    endComposition(input, '010ㅎ');
    await expect.element(looseTextbox('휴대폰 번호')).toHaveValue('010');
    expect(onValue).not.toHaveBeenCalled();
  });
});

test('a numeric field accepts digits up to its limit', async () => {
  await renderInProviders(<Kept widget={NumericField} begin="" label="졸업년도" digits={4} />);
  await userEvent.type(looseTextbox('졸업년도'), '2a0-2５9');
  await expect.element(looseTextbox('졸업년도')).toHaveValue('2025');
  await expect.element(looseTextbox('졸업년도')).toHaveAttribute('inputmode', 'numeric');
});

function Content() {
  const [text, setText] = useState('');
  return <TextArea label="내용" limit={10} value={text} onChange={setText} />;
}

test('a text area counts code points, announces a low remainder, and truncates nothing', async () => {
  await renderInProviders(<Content />);
  await expect.element(page.getByText('0 / 10자')).toBeVisible();
  await expect.element(looseTextbox('내용')).toHaveAccessibleDescription('최대 10자');
  await looseTextbox('내용').fill('😀'.repeat(9));
  await expect.element(page.getByText('9 / 10자')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('내용 1자 남았습니다.');
  await looseTextbox('내용').fill('가'.repeat(12));
  await expect.element(page.getByText('12 / 10자')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('내용 2자를 초과했습니다.');
});

describe('an email field', () => {
  const onValue = vi.fn();
  const email = (begin = '') => (
    <Kept widget={EmailField} begin={begin} onValue={onValue} label="이메일" domains={['naver.com', 'gmail.com']} />
  );
  const domain = () => looseTextbox('이메일 도메인');
  const preset = () => page.getByRole('combobox', { name: '이메일 도메인 선택' });

  test('joins its two parts', async () => {
    await renderInProviders(email());
    await userEvent.type(looseTextbox('이메일 앞부분'), 'hong');
    await userEvent.type(domain(), 'hanbit.kr');
    expect(onValue).toHaveBeenLastCalledWith('hong@hanbit.kr');
    await expect.element(page.getByRole('group', { name: '이메일' })).toBeVisible();
  });

  test('is filled and read-only after a domain was selected by keyboard, and editable after typing was selected', async () => {
    await renderInProviders(email('hong@'));
    await expect.element(preset()).toHaveDisplayValue('직접입력');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}');
    await expect.element(domain()).toHaveValue('naver.com');
    await expect.element(domain()).toHaveAttribute('readonly');
    expect(onValue).toHaveBeenLastCalledWith('hong@naver.com');
    await expect.element(preset()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(domain()).not.toHaveAttribute('readonly');
    await expect.element(domain()).toHaveValue('');
  });

  test('splits a pasted address into its parts and selects its preset domain', async () => {
    await renderInProviders(email());
    await paste('이메일 앞부분', '홍길동 <hong@gmail.com>');
    await expect.element(looseTextbox('이메일 앞부분')).toHaveValue('hong');
    await expect.element(domain()).toHaveValue('gmail.com');
    await expect.element(preset()).toHaveDisplayValue('gmail.com');
    await paste('이메일 앞부분', 'kim@hanbit.kr');
    await expect.element(domain()).toHaveValue('hanbit.kr');
    await expect.element(preset()).toHaveDisplayValue('직접입력');
  });

  test('moves to the domain on a typed @, and keeps a typed preset editable', async () => {
    await renderInProviders(email());
    await userEvent.type(looseTextbox('이메일 앞부분'), 'hong@');
    await expect.element(domain()).toHaveFocus();
    await userEvent.keyboard('naver.com');
    await expect.element(domain()).toHaveValue('naver.com');
    await expect.element(domain()).not.toHaveAttribute('readonly');
    expect(onValue).toHaveBeenLastCalledWith('hong@naver.com');
  });
});

describe('a date field', () => {
  const onValue = vi.fn();
  const date = (begin = { year: '2024', month: '2', day: '29' }) => (
    <Kept widget={DateSelects} begin={begin} onValue={onValue} label="생년월일" years={[2025, 2024]} />
  );
  const datePart = (name: string) => page.getByRole('combobox', { name: `생년월일 ${name}` });

  test('offers the days of its month, and clears a day that a change makes impossible', async () => {
    await renderInProviders(date());
    const days = datePart('일').getByRole('option');
    expect(days.elements()).toHaveLength(29);
    await datePart('년도').selectOptions('2025년');
    expect(onValue).toHaveBeenLastCalledWith({ year: '2025', month: '2', day: '' });
    await expect.element(datePart('일')).toHaveDisplayValue('일');
    expect(days.elements().at(-1)).toHaveTextContent('28일');
  });

  test('reads a month with a leading zero, and shows that nothing is selected', async () => {
    await renderInProviders(date({ year: '', month: '03', day: '' }));
    await expect.element(datePart('월')).toHaveDisplayValue('3월');
    await expect.element(datePart('년도')).toHaveDisplayValue('년도');
    expect(document.querySelectorAll('select[autocomplete^="bday-"]')).toHaveLength(3);
  });
});

const genders = [
  { key: '남', text: '남' },
  { key: '여', text: '여' },
] as const;

function Gender({ onChange }: { onChange: (key: string) => void }) {
  const [value, setValue] = useState<'남' | '여'>('남');
  const selectGender = (key: '남' | '여') => {
    setValue(key);
    onChange(key);
  };
  return <RadioGroup label="성별" options={genders} value={value} onChange={selectGender} />;
}

test('radio buttons select with the arrow keys and are one tab stop', async () => {
  const onChange = vi.fn();
  await renderInProviders(
    <>
      <Gender onChange={onChange} />
      <button type="button">다음</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: '남' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '여' })).toBeChecked();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('여');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '다음' })).toHaveFocus();
});

test('a checkbox toggles by Space and by its label, and is connected with its error', async () => {
  const onChange = vi.fn();
  await renderInProviders(
    <Checkbox
      label="동의합니다."
      isSelected={false}
      onChange={onChange}
      errorMessage="모든 약관에 동의해 주세요."
      isRequired
    />,
  );
  const checkbox = page.getByRole('checkbox', { name: '동의합니다.' });
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await page.getByText(/동의합니다/).click();
  expect(onChange).toHaveBeenCalledTimes(2);
  await expect.element(checkbox).toHaveAccessibleDescription('모든 약관에 동의해 주세요.');
  await expect.element(checkbox).toHaveAttribute('aria-invalid', 'true');
});

test.each(Object.entries({ 'one line': TextField, 'several lines': TextArea }))(
  'a field of %s with a limit shows its error directly below the input, beside the counter',
  async (_, Field) => {
    const error = '제목을 입력해 주세요.';
    await page.viewport(390, 900);
    await renderInProviders(<Field label="제목" value="" limit={50} isInvalid errorMessage={error} />);
    const box = page.getByRole('textbox', { name: '제목' }).element().getBoundingClientRect();
    const message = page.getByText(error).element().getBoundingClientRect();
    expect(message.top - box.bottom).toBeLessThanOrEqual(10);
    const counter = page.getByText('0 / 50자').element().getBoundingClientRect();
    expect(Math.abs(counter.top - message.top), 'the counter shares the line').toBeLessThanOrEqual(4);
  },
);
