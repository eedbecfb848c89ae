import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '#src/components/fields/select.tsx';
import { renderInProviders } from '#tests/browser/support/form.tsx';

const scopes = [
  { key: 'all', text: '전체' },
  { key: 'title', text: '제목' },
  { key: 'content', text: '내용' },
];

type ScopeProps = Partial<ComponentProps<typeof Select<string>>>;

/** A select with its own state and three options. Nothing is selected at first. */
function Scope({ selected: first = null, onSelect, ...props }: ScopeProps) {
  const [selected, setSelected] = useState(first);
  const select = (key: string) => {
    setSelected(key);
    onSelect?.(key);
  };
  return <Select label="검색 범위" options={scopes} selected={selected} onSelect={select} {...props} />;
}

const scope = () => page.getByRole('combobox', { name: '검색 범위' });

test.each([false, true])(
  'a select has the name and the value of its label and option (hidden label: %s)',
  async (isHidden) => {
    await renderInProviders(<Scope selected="title" isLabelHidden={isHidden} />);
    await expect.element(scope()).toHaveAccessibleName('검색 범위');
    await expect.element(scope()).toHaveDisplayValue('제목');
  },
);

test('a select without a selection shows its placeholder, which is no option after a selection', async () => {
  const onSelect = vi.fn();
  await renderInProviders(<Scope placeholder="범위 선택" onSelect={onSelect} />);
  await expect.element(scope()).toHaveDisplayValue('범위 선택');
  await scope().selectOptions('내용');
  expect(onSelect).toHaveBeenLastCalledWith('content');
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['전체', '제목', '내용']);
});

test('a press of the label and Tab move the focus to the select, and keys change its value', async () => {
  await renderInProviders(<Scope selected="all" />);
  await page.getByText('검색 범위').click();
  await expect.element(scope()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(scope()).toHaveDisplayValue('제목');
  await userEvent.keyboard('{End}');
  await expect.element(scope()).toHaveDisplayValue('내용');
});

test('an error and a hint describe the select, which is invalid and required', async () => {
  await renderInProviders(<Scope description="하나만" errorMessage="범위를 선택해 주세요." isRequired />);
  await expect.element(scope()).toHaveAccessibleDescription('하나만 범위를 선택해 주세요.');
  await expect.element(scope()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(scope()).toHaveAttribute('aria-required', 'true');
});

test.each(['input', 'change'])('autofill with the event %s alone selects an option', async (type) => {
  const onSelect = vi.fn();
  await renderInProviders(
    <Select
      label="월"
      name="month"
      autoComplete="bday-month"
      options={[{ key: '3', text: '3월' }]}
      selected={null}
      onSelect={onSelect}
    />,
  );
  const select = document.querySelector<HTMLSelectElement>('select[name=month][autocomplete=bday-month]');
  if (!select) throw new Error('There is no select.');
  select.value = '3';
  select.dispatchEvent(new Event(type, { bubbles: true }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('3');
});
