import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from '#src/components/fields/search-field.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { endComposition, startComposition } from '#tests/browser/support/composition.ts';

test('a text field connects label, description and error with its control', async () => {
  await render(<TextField label="아이디" description="6~20자" isInvalid errorMessage="아이디를 입력해 주세요." />);
  const control = page.getByRole('textbox', { name: '아이디' });
  await expect.element(control).toHaveAccessibleDescription('6~20자 아이디를 입력해 주세요.');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
});

function Search({ onSubmit }: { onSubmit: (text: string) => void }) {
  const [text, setText] = useState('');
  return <SearchField label="검색어" placeholder="검색어 입력" value={text} onChange={setText} onSubmit={onSubmit} />;
}

test('a search field submits on Enter and is emptied by Escape', async () => {
  const onSubmit = vi.fn();
  await render(<Search onSubmit={onSubmit} />);
  const box = page.getByRole('searchbox', { name: '검색어' });
  await box.fill('학술대회');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('학술대회');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
});

test('a search field shows its clear button only when it has text', async () => {
  await render(<Search onSubmit={() => undefined} />);
  const clear = page.getByRole('button', { name: '검색어 지우기' });
  expect(clear.elements()).toHaveLength(0);
  await page.getByRole('searchbox').fill('가');
  await clear.click();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('a composition that ends after the search was cleared does not refill the field, which keeps the focus', async () => {
  await render(<Search onSubmit={() => undefined} />);
  const box = page.getByRole('searchbox');
  await box.click();
  const composed = box.element();
  startComposition(composed, '학술');
  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect.element(box).toHaveValue('');
  endComposition(composed, '학술');
  await expect.element(box).toHaveFocus();
  const typedIn = box.element();
  await userEvent.keyboard('대{Backspace}회');
  await expect.element(box).toHaveValue('회');
  expect(box.element()).toBe(typedIn);
});
