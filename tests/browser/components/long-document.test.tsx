import type { Location } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DocumentText } from '#src/components/content/document-text.tsx';
import { LongDocument } from '#src/components/content/long-document.tsx';
import * as terms from '#src/content/legal/terms.md';
import { RulesScreen } from '#src/pages/about/rules-screen.tsx';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

const renderAtUrl = (element: React.ReactNode, address: string | Partial<Location> = '/') => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return render(router.element).then(() => router);
};

const contents = page.getByRole('navigation', { name: '서비스 이용약관 차례' });

test('the table of contents links to every chapter and article, and a URL with an anchor opens there', async () => {
  await page.viewport(1200, 700);
  await renderAtUrl(<LongDocument document={terms} />, '/#제20조-분쟁의-해결과-관할');
  await expect.element(contents.getByRole('link')).toHaveLength(27);
  const article = page.getByRole('heading', { level: 4, name: '제20조 (분쟁의 해결과 관할)' });
  await expect.element(article).toHaveFocus();
  await expect.element(article).toBeInViewport();
});

test('the table of contents marks the visible section', async () => {
  await page.viewport(1200, 700);
  await renderAtUrl(<LongDocument document={terms} />);
  const marked = (name: string) =>
    expect.element(contents.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
  await marked('제1장 총칙');
  document.getElementById('제9조-회원의-의무')?.scrollIntoView();
  await marked('제9조 (회원의 의무)');
  expect(contents.element().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('on a phone a button opens the table of contents, also by keyboard, and a selection closes it', async () => {
  await page.viewport(390, 800);
  await renderAtUrl(<LongDocument document={terms} />);
  const button = contents.getByRole('button', { name: '차례' });
  expect(contents.getByRole('link').elements()).toHaveLength(0);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a link of the table of contents keeps the URL and the state of the sub-screen', async () => {
  await page.viewport(1200, 700);
  const address = { pathname: '/mypage', search: '?menu=x', state: { menu: 'x' } };
  const router = await renderAtUrl(<LongDocument document={terms} />, address);
  await contents.getByRole('link', { name: '제3조 (약관의 게시와 개정)' }).click();
  await expect.poll(() => decodeURIComponent(router.state.location.hash)).toBe('#제3조-약관의-게시와-개정');
  expect(router.state.location).toMatchObject({ search: '?menu=x', state: { menu: 'x' } });
});

test('a document in a box has lower headings and anchors of its own', async () => {
  await renderAtUrl(<DocumentText document={terms} level={4} idPrefix="box-" />);
  await expect
    .element(page.getByRole('heading', { level: 4, name: '제1장 총칙' }))
    .toHaveAttribute('id', 'box-제1장-총칙');
  await expect.element(page.getByRole('heading', { level: 5, name: '제1조 (목적)' })).toBeVisible();
});

const rules = `/introduce?menu=${encodeURIComponent('정관 및 규정')}`;

test('the charter and the submission rules are tabs with URLs, and the rules have two languages', async () => {
  await page.viewport(1200, 800);
  const router = await renderAtUrl(<RulesScreen />, rules);
  await expect.element(page.getByRole('heading', { name: '제1장 총칙' })).toBeVisible();
  await page.getByRole('tab', { name: '투고규정' }).click();
  await expect.element(page.getByRole('heading', { name: '2.1 원고의 종류' })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('doc')).toBe('투고규정');
  await page.getByRole('link', { name: 'English' }).click();
  const heading = page.getByRole('heading', { name: '2.1 Types of manuscripts' });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test.each([
  ['doc=%E0%A4%A', '제1장 총칙'],
  ['doc=투고규정&lang=xx', '1.1 목적'],
])('with %s in the URL the documents of 정관 및 규정 fall back to existing ones', async (query, name) => {
  await renderAtUrl(<RulesScreen />, `${rules}&${query}`);
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
});
