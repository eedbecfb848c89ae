import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DesktopMenu } from '#src/app/menus/desktop-menu.tsx';
import { PhoneMenu } from '#src/app/menus/phone-menu.tsx';
import { Providers } from '#src/app/providers.tsx';
import { handleDialogCommands } from '#src/lib/browser/dialog-commands.ts';
import { type MenuSection, mainMenu } from '#src/navigation/menus.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

/** A section outside the site. The menu of the society has no such section. */
const outside: MenuSection = {
  mainMenu: '국제학술지',
  mainPath: 'link',
  subMenu: [{ title: '국제학술지', path: 'https://journal.example/' }],
};

// The menus read the constant list, so the tests add a section to it.
const sections = mainMenu as MenuSection[];
beforeAll(() => {
  sections.push(outside);
  handleDialogCommands();
});
afterAll(() => void sections.pop());

const renderMenu = (menu: React.ReactNode) => {
  const element = (
    <Providers>
      {menu}
      <main>
        <h1 tabIndex={-1}>한빛화장품과학회</h1>
      </main>
    </Providers>
  );
  return render(createMemoryRouter([{ path: '*', element }]).element);
};

const fullMenu = () => page.getByRole('dialog', { name: '전체 메뉴' });

test('the phone menu closes when the window grows past 1180 px, and the page stays usable', async () => {
  await page.viewport(390, 844);
  await renderMenu(<PhoneMenu session={null} />);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect.element(fullMenu()).toBeVisible();
  await page.viewport(1181, 844);
  await expect.element(fullMenu()).not.toBeInTheDocument();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  expect(heading.element().closest('[inert], [aria-hidden=true]')).toBeNull();
});

test('the phone menu stays open while the window is narrower than 1180 px', async () => {
  await page.viewport(390, 844);
  await renderMenu(<PhoneMenu session={null} />);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect.element(fullMenu()).toBeVisible();
  await page.viewport(1180, 844);
  await expect.poll(() => fullMenu().element().getBoundingClientRect().width).toBeGreaterThan(1100);
  await expect.element(fullMenu()).toBeVisible();
});

test('the buttons of the phone menu open and close it in a browser without invoker commands', async () => {
  // Without its default action, a click is what such a browser makes of it.
  window.addEventListener('click', (event) => event.preventDefault());
  await page.viewport(390, 844);
  await renderMenu(<PhoneMenu session={null} />);
  await page.getByRole('button', { name: '전체 메뉴' }).click();
  await expect.element(fullMenu()).toBeVisible();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect.element(fullMenu()).not.toBeInTheDocument();
});

test.each([
  ['phone', 390, <PhoneMenu key="phone" session={null} />],
  ['desktop', 1440, <DesktopMenu key="desktop" />],
])('a section outside the site is one link that announces the new window in the %s menu', async (name, width, menu) => {
  await page.viewport(width, 844);
  await renderMenu(menu);
  if (name === 'phone') await page.getByRole('button', { name: '전체 메뉴' }).click();
  const link = page.getByRole('link', { name: '국제학술지 (새 창)' });
  await expect.element(link).toHaveAttribute('href', 'https://journal.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(page.getByRole('button', { name: /국제학술지/ }).elements()).toHaveLength(0);
});
