import { Outlet } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetDisplay } from '#src/app/display/display-store.ts';
import { DesktopMenu } from '#src/app/menus/desktop-menu.tsx';
import { PhoneMenu } from '#src/app/menus/phone-menu.tsx';
import { useOpenUntilNavigation } from '#src/app/menus/use-open-until-navigation.ts';
import { Providers } from '#src/app/providers.tsx';
import { handleDialogCommands } from '#src/lib/browser/dialog-commands.ts';
import { type MenuSection, mainMenu } from '#src/navigation/menus.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';
import '#src/styles/global.ts';

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

const renderMenu = (menu: React.ReactNode, address = '/') => {
  const element = (
    <Providers>
      {menu}
      <main style={{ height: 600 }}>
        <h1 tabIndex={-1}>한빛화장품과학회</h1>
      </main>
    </Providers>
  );
  return render(createMemoryRouter([{ path: '*', element }], { initialEntries: [address] }).element);
};

describe('the main menu of a wide screen', () => {
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const section = menu.getByRole('link', { name: '학회소개' }).first();
  const directions = menu.getByRole('link', { name: '오시는길' });
  const leaveMenu = () => page.getByRole('main').hover({ position: { x: 700, y: 500 } });

  beforeEach(async () => {
    await page.viewport(1440, 900);
  });

  /** Opens the sub-menu of the first section by the mouse. */
  async function hoverSection() {
    await renderMenu(<DesktopMenu />);
    await section.hover();
    await expect.element(directions).toBeVisible();
  }

  test('closes a hovered sub-menu on Escape, and moves the focus from its link to its button', async () => {
    await hoverSection();
    await userEvent.keyboard('{Escape}');
    await expect.element(directions).not.toBeInTheDocument();
    await leaveMenu();
    await section.hover();
    menu.getByRole('link', { name: '학회연혁' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(directions).not.toBeInTheDocument();
    await expect.element(menu.getByRole('button', { name: '학회소개 하위 메뉴' })).toHaveFocus();
  });

  test('closes a sub-menu when the mouse leaves it, except while it has the focus', async () => {
    await hoverSection();
    await leaveMenu();
    await expect.element(directions).not.toBeInTheDocument();
    await section.hover();
    const officers = menu.getByRole('link', { name: '임원' });
    officers.element().focus();
    await leaveMenu();
    await expect.element(officers).toHaveFocus();
    await expect.element(directions).toBeVisible();
  });

  test.each([
    ['/', []],
    ['/information/notice/3', ['자료실']],
  ])('marks the section of the screen %s', async (address, marked) => {
    await renderMenu(<DesktopMenu />, address);
    await expect.element(section).toBeVisible();
    const found = [...menu.element().querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(found).toEqual(marked);
  });
});

const fullMenu = () => page.getByRole('dialog', { name: '전체 메뉴' });
const menuButton = () => page.getByRole('button', { name: '전체 메뉴' });

/** Renders the menu in the window of a phone, and opens it. */
async function openPhoneMenu() {
  await page.viewport(390, 844);
  await renderMenu(<PhoneMenu />);
  await menuButton().click();
  await expect.element(fullMenu()).toBeVisible();
}

test('Escape closes the phone menu and returns the focus to its button', async () => {
  await openPhoneMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(fullMenu()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
});

test('the display settings replace the phone menu, apply, and return the focus to its button', async () => {
  resetDisplay();
  await openPhoneMenu();
  await page.getByRole('button', { name: '화면 설정' }).click();
  const panel = page.getByRole('dialog', { name: '화면 설정' });
  await panel.getByText('어둡게').click();
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  await panel.getByRole('button', { name: '닫기', exact: true }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(fullMenu()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
  resetDisplay();
});

test('the phone menu is still open for a second press on the display settings, and closes when the panel opens', async () => {
  await openPhoneMenu();
  const settings = page.getByRole('button', { name: '화면 설정' }).element();
  if (!(settings instanceof HTMLElement)) throw new Error('The button is not an HTML element.');
  settings.click();
  expect(fullMenu().query()).not.toBeNull();
  settings.click();
  await expect.element(page.getByRole('dialog', { name: '화면 설정' })).toBeVisible();
  await expect.element(fullMenu()).not.toBeInTheDocument();
});

test('the phone menu closes when the window grows past 1180 px, and the page stays usable', async () => {
  await openPhoneMenu();
  await page.viewport(1180, 844);
  await expect.poll(() => fullMenu().element().getBoundingClientRect().width).toBeGreaterThan(1100);
  await page.viewport(1181, 844);
  await expect.element(fullMenu()).not.toBeInTheDocument();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  expect(heading.element().closest('[inert], [aria-hidden=true]')).toBeNull();
});

test('the buttons of the phone menu open and close it in a browser without invoker commands', async () => {
  // Without its default action, a click is what such a browser makes of it.
  window.addEventListener('click', (event) => event.preventDefault());
  await openPhoneMenu();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect.element(fullMenu()).not.toBeInTheDocument();
});

test.each([
  ['phone', 390, <PhoneMenu key="phone" />],
  ['desktop', 1440, <DesktopMenu key="desktop" />],
])('a section outside the site is one link that announces the new window in the %s menu', async (name, width, menu) => {
  await page.viewport(width, 844);
  await renderMenu(menu);
  if (name === 'phone') await menuButton().click();
  const link = page.getByRole('link', { name: '국제학술지 (새 창)' });
  await expect.element(link).toHaveAttribute('href', 'https://journal.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(page.getByRole('button', { name: /국제학술지/ }).elements()).toHaveLength(0);
});

function Drawer() {
  const [isOpen, setOpen] = useOpenUntilNavigation();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        서랍 열기
      </button>
      {isOpen && <p>서랍 안</p>}
      <Outlet />
    </>
  );
}

test('an overlay that is opened while another screen is loading stays open on it, and closes with the next navigation', async () => {
  const loaded = Promise.withResolvers<null>();
  const children = [
    { path: '/', element: <h1>첫 화면</h1> },
    { path: '/next', element: <h1>다음 화면</h1>, loader: () => loaded.promise },
  ];
  const router = createMemoryRouter([{ element: <Drawer />, children }], { initialEntries: ['/'] });
  await render(router.element);
  const inside = page.getByText('서랍 안');
  const navigation = router.navigate('/next');
  await page.getByRole('button', { name: '서랍 열기' }).click();
  await expect.element(inside).toBeVisible();
  loaded.resolve(null);
  await navigation;
  await expect.element(page.getByRole('heading', { name: '다음 화면' })).toBeVisible();
  await expect.element(inside).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: '첫 화면' })).toBeVisible();
  await expect.element(inside).not.toBeInTheDocument();
});
