import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetDisplay } from '#src/app/display/display-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { openSite } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

describe('the main menu of a wide screen', () => {
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const section = menu.getByRole('link', { name: '학회소개' }).first();
  const directions = menu.getByRole('link', { name: '오시는길' });

  beforeEach(async () => {
    await page.viewport(1440, 900);
  });

  /** Opens the home page, and the sub-menu of the first section by the mouse. */
  async function hoverSection() {
    await openSite(paths.home, null);
    await section.hover();
    await expect.element(directions).toBeVisible();
  }

  test('closes a hovered sub-menu on Escape, wherever the focus is', async () => {
    await hoverSection();
    await userEvent.keyboard('{Escape}');
    await expect.element(directions).not.toBeInTheDocument();
  });

  test('closes a hovered sub-menu on Escape, and moves the focus from its link to its button', async () => {
    await hoverSection();
    menu.getByRole('link', { name: '학회연혁' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(directions).not.toBeInTheDocument();
    await expect.element(menu.getByRole('button', { name: '학회소개 하위 메뉴' })).toHaveFocus();
  });

  test('keeps a sub-menu with the focus open when the mouse leaves it', async () => {
    await hoverSection();
    const officers = menu.getByRole('link', { name: '임원' });
    officers.element().focus();
    await page.getByRole('main').hover({ position: { x: 700, y: 600 } });
    await expect.element(officers).toHaveFocus();
    await expect.element(directions).toBeVisible();
  });

  test('closes a sub-menu without the focus when the mouse leaves it', async () => {
    await hoverSection();
    await page.getByRole('main').hover({ position: { x: 700, y: 600 } });
    await expect.element(directions).not.toBeInTheDocument();
  });

  test('marks the section of the current screen', async () => {
    const { router } = await openSite(paths.home, null);
    await expect.element(section).toBeVisible();
    const markedSections = () =>
      [...menu.element().querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(markedSections()).toEqual([]);
    await router.navigate('/information/notice/3');
    await expect.poll(markedSections).toEqual(['자료실']);
  });
});

describe('on a phone', () => {
  const menuButton = page.getByRole('button', { name: '전체 메뉴' });
  const fullMenu = page.getByRole('dialog', { name: '전체 메뉴' });

  beforeEach(async () => {
    await page.viewport(390, 844);
  });

  test('Escape closes the full menu and returns the focus to its button', async () => {
    await openSite(paths.home, null);
    await menuButton.click();
    await expect.element(fullMenu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(fullMenu).not.toBeInTheDocument();
    await expect.element(menuButton).toHaveFocus();
  });

  test('the display settings replace the full menu, apply, and return the focus to its button', async () => {
    resetDisplay();
    await openSite(paths.home, null);
    await menuButton.click();
    await page.getByRole('button', { name: '화면 설정' }).click();
    const panel = page.getByRole('dialog', { name: '화면 설정' });
    await panel.getByText('어둡게').click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await panel.getByRole('button', { name: '닫기', exact: true }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(fullMenu).not.toBeInTheDocument();
    await expect.element(menuButton).toHaveFocus();
    resetDisplay();
  });

  test('the sub-menu of a section closes on a tap outside and on selection', async () => {
    await openSite(paths.society, null);
    const tabs = page.getByRole('navigation', { name: '학회활동 하위 메뉴' });
    const registration = tabs.getByRole('link', { name: '학술대회 등록' });
    await tabs.getByRole('button', { name: '학술행사 안내' }).click();
    await expect.element(registration).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(registration).not.toBeInTheDocument();
    await tabs.getByRole('button', { name: '학술행사 안내' }).click();
    await registration.click();
    await expect.element(tabs.getByRole('button', { name: '학술대회 등록' })).toHaveAttribute('aria-expanded', 'false');
  });
});
