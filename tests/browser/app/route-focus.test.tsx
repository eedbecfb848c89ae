import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { openSite } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

test('a navigation moves the focus to the heading of the next screen, and announces its title', async () => {
  await page.viewport(1280, 800);
  await openSite(paths.contact, null);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '간행물' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /간행물/ })).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: '화면입니다.' }))
    .toHaveTextContent('저널안내 | 간행물 | 한빛화장품과학회 화면입니다.');
});
