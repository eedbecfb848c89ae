import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectListCode } from '#src/components/fields/select/use-select-list.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import { button } from '#tests/browser/support/locators.ts';
import { holdListCode, Scope } from '#tests/browser/support/select.tsx';

const scope = () => button(/검색 범위/);
const list = () => page.getByRole('listbox', { name: '검색 범위' });
const option = (name: string) => page.getByRole('option', { name });
const afterButton = () => button('다음 버튼');

/** Renders the select with a button after it. */
const renderScope = (props: Parameters<typeof Scope>[0] = {}) =>
  renderInProviders(
    <>
      <Scope {...props} />
      <button type="button">다음 버튼</button>
    </>,
  );

/** Dispatches the events of a touch on the button. */
function touch() {
  const target = scope().element();
  const init = {
    bubbles: true,
    cancelable: true,
    pointerType: 'touch',
    pointerId: 7,
    button: 0,
    width: 20,
    height: 20,
  };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, pressure: 1, detail: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', { ...init, detail: 1 }));
  target.dispatchEvent(new PointerEvent('click', { ...init, detail: 1 }));
}

/** Activates the button as a screen reader does: a click without pointer events. */
const activate = () => {
  const element = scope().element();
  if (element instanceof HTMLElement) element.click();
};

const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

afterEach(() => void vi.restoreAllMocks());

test('the button keeps its element, its name and its focus while the code of the list loads', async () => {
  const code = holdListCode();
  await renderScope({ selected: 'title' });
  const before = scope().element();
  await expect.element(scope()).toHaveAccessibleName('제목 검색 범위');
  await userEvent.keyboard('{Tab}');
  await code.arrive();
  await nextFrames();
  expect(scope().element()).toBe(before);
  await expect.element(scope()).toHaveAccessibleName('제목 검색 범위');
  await expect.element(scope()).toHaveFocus();
});

describe('while the code of the list loads', () => {
  test.each([
    ['a press of the mouse', () => scope().click()],
    ['a touch', async () => touch()],
    ['a click of a screen reader', async () => activate()],
    ['Enter', () => userEvent.keyboard('{Tab}{Enter}')],
    ['Space', () => userEvent.keyboard('{Tab}[Space]')],
    ['ArrowDown', () => userEvent.keyboard('{Tab}{ArrowDown}')],
    ['ArrowUp', () => userEvent.keyboard('{Tab}{ArrowUp}')],
  ])('%s once opens the list as soon as the code arrives', async (_, act) => {
    const code = holdListCode();
    await renderScope({ selected: 'content' });
    await act();
    await expect.element(scope()).toHaveFocus();
    await expect.element(scope()).toHaveAttribute('aria-expanded', 'false');
    await code.arrive();
    await expect.element(option('내용')).toHaveFocus();
    expect(document.querySelector('[aria-haspopup=listbox]')).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['leaves the button', '{Tab}'],
    ['presses Escape', '{Escape}'],
  ])('the list stays closed if the visitor %s', async (_, keys) => {
    const code = holdListCode();
    await renderScope();
    await userEvent.keyboard(`{Tab}{Enter}${keys}`);
    await code.arrive();
    await nextFrames();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(keys === '{Tab}' ? afterButton() : scope()).toHaveFocus();
  });

  test('arrow keys and letters change the selection as soon as the code arrives', async () => {
    const code = holdListCode();
    const onSelect = vi.fn();
    await renderScope({ selected: 'all', onSelect });
    await userEvent.keyboard('{Tab}');
    scope()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: '내', bubbles: true, cancelable: true }));
    expect(onSelect).not.toHaveBeenCalled();
    await code.arrive();
    await expect.poll(() => onSelect.mock.lastCall).toEqual(['content']);
  });

  test('every arrow key starts from the selection of the key before', async () => {
    const code = holdListCode();
    await renderScope();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await code.arrive();
    await expect.element(scope()).toHaveTextContent('제목');
  });

  test('a second Enter does not choose an option that was not visible', async () => {
    const code = holdListCode();
    const onSelect = vi.fn();
    await renderScope({ onSelect });
    await userEvent.keyboard('{Tab}{Enter}{Enter}');
    await code.arrive();
    await expect.element(list()).toBeVisible();
    await nextFrames();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('the button is marked as busy after a short time', async () => {
    const code = holdListCode();
    await renderScope();
    await scope().click();
    await expect.element(scope()).not.toHaveAttribute('aria-busy');
    await expect.element(scope()).toHaveAttribute('aria-busy', 'true');
    await code.arrive();
    await expect.element(list()).toBeVisible();
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});

describe('with the code of the list', () => {
  test.each([
    ['a press of the mouse', () => scope().click()],
    ['a touch', async () => touch()],
    ['a click of a screen reader', async () => activate()],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard('[Space]')],
    ['ArrowDown', () => userEvent.keyboard('{ArrowDown}')],
    ['ArrowUp', () => userEvent.keyboard('{ArrowUp}')],
  ])('%s opens the list with the focus on the selected option', async (_, act) => {
    await renderScope({ selected: 'title' });
    await userEvent.keyboard('{Tab}');
    await act();
    await expect.element(option('제목')).toHaveFocus();
    await expect.element(option('제목')).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['Enter', '전체'],
    ['ArrowDown', '전체'],
    ['ArrowUp', '내용'],
  ])('%s without a selection moves the focus to %s', async (key, text) => {
    await renderScope();
    await userEvent.keyboard(`{Tab}{${key}}`);
    await expect.element(option(text)).toHaveFocus();
  });

  test.each([
    ['{ArrowRight}', '내용'],
    ['{ArrowLeft}', '전체'],
  ])('%s on the button changes the selection without opening the list', async (key, text) => {
    await renderScope({ selected: 'title' });
    await userEvent.keyboard(`{Tab}${key}`);
    await expect.element(scope()).toHaveTextContent(text);
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('Home, End and a typed syllable move through the list', async () => {
    await renderScope({ selected: 'title' });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(option('제목')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(option('내용')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(option('전체')).toHaveFocus();
    const typed = new KeyboardEvent('keydown', { key: '내', bubbles: true, cancelable: true });
    option('전체').element().dispatchEvent(typed);
    await expect.element(option('내용')).toHaveFocus();
  });

  test.each([
    ['choosing by press', () => option('내용').click(), '내용'],
    ['choosing by Enter', () => userEvent.keyboard('{ArrowDown}{Enter}'), '내용'],
    ['choosing the selected option', () => userEvent.keyboard('{Enter}'), '제목'],
    ['Escape', () => userEvent.keyboard('{Escape}'), '제목'],
    ['a press outside', () => userEvent.click(document.body, { position: { x: 5, y: 400 } }), '제목'],
  ])('%s closes the list and moves the focus back to the button', async (_, act, text) => {
    await renderScope({ selected: 'title' });
    await scope().click();
    await expect.element(option('제목')).toHaveFocus();
    await act();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(scope()).toHaveFocus();
    await expect.element(scope()).toHaveTextContent(text);
  });

  test('opening the list does not count as leaving the select', async () => {
    const onBlur = vi.fn();
    await renderScope({ selected: 'title', onBlur });
    await scope().click();
    await expect.element(option('제목')).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
  });
});

test('a press of the label moves the focus to the button', async () => {
  await renderScope();
  await page.getByText('검색 범위').click();
  await expect.element(scope()).toHaveFocus();
});

test('a disabled select does not load its list', async () => {
  const code = vi.spyOn(selectListCode, 'preload');
  await renderScope({ isDisabled: true });
  await scope().click({ force: true });
  await userEvent.keyboard('{Tab}');
  await expect.element(afterButton()).toHaveFocus();
  expect(code).not.toHaveBeenCalled();
});

test('autofill of the browser selects an option', async () => {
  await renderScope({ name: 'scope', autoComplete: 'bday-month' });
  const hidden = document.querySelector<HTMLSelectElement>('select[name=scope][autocomplete=bday-month]');
  if (!hidden) throw new Error('There is no native select.');
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
  hidden.value = 'content';
  hidden.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(scope()).toHaveTextContent('내용');
});
