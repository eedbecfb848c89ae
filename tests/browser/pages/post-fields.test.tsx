import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget } from '#src/navigation/target.ts';
import {
  button,
  contentField,
  errorSummary,
  expectVisible,
  messageModal,
  titleField,
} from '#tests/browser/support/locators.ts';
import { callsOf, logIn, openSite, visit } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';
// The site loads these on demand. Loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/archive/post-form-screen.tsx';

// The page cannot intercept XMLHttpRequest, which reports the progress of an upload.
vi.mock('#src/api/upload.ts', () => ({ createUploadFetch: () => (request: Request) => fetch(request) }));

const { to: writing } = postFormTarget();
const borderColour = () => getComputedStyle(titleField().element()).borderColor;

beforeEach(() => page.viewport(1440, 900));

test('the submit button names the missing fields until title and content are typed', async () => {
  await openSite(writing, 'hanbit01');
  const submit = button('등록');
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await expect.element(submit).toHaveAccessibleDescription('제목을 입력해 주세요. 내용을 입력해 주세요.');
  await titleField().fill('제목');
  await expect.element(submit).toHaveAccessibleDescription('내용을 입력해 주세요.');
  await contentField().fill('내용');
  await expect.element(submit).not.toHaveAttribute('aria-disabled', 'true');
});

test('a title that is left empty shows an error and a marked border until a title is typed', async () => {
  await openSite(writing, 'hanbit01');
  // The field under the pointer has another border.
  await page.getByRole('heading', { level: 2, name: '글쓰기' }).hover();
  const validBorder = borderColour();
  const field = titleField().element();
  if (field instanceof HTMLElement) field.focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(titleField()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(titleField()).toHaveAccessibleDescription(/제목을 입력해 주세요\./);
  expect(borderColour()).not.toBe(validBorder);
  await titleField().fill('제');
  await expect.element(titleField()).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.poll(borderColour).toBe(validBorder);
});

test('more than 2,000 characters are counted and not sent, and the error summary leads to the content', async () => {
  await openSite(writing, 'hanbit01');
  await titleField().fill('긴 글');
  await contentField().fill('😀'.repeat(2001));
  await expectVisible(page.getByText('2,001 / 2,000자'));
  await button('등록').click();
  await expect.element(errorSummary()).toHaveFocus();
  await errorSummary()
    .getByRole('link', { name: /2000자까지 입력할 수 있습니다\./ })
    .click();
  await expect.element(contentField()).toHaveFocus();
  expect(callsOf('saveForum')).toHaveLength(0);
});

test('the form of a new post is not shown to a guest', async () => {
  await openSite(writing, null);
  await expect.element(messageModal()).toMatchTextContent('로그인이 필요합니다.');
  await userEvent.keyboard('{Escape}');
  await expectVisible(page.getByText('글쓰기는 회원만 이용할 수 있습니다.'));
  expect(titleField().elements()).toHaveLength(0);
});

test.each([
  ['a post of another member', '663', '작성자만 수정할 수 있습니다.'],
  ['an unknown post', '9999', /^이 글은 삭제되어 수정할 수 없습니다\./],
  ['a text in place of a number', 'x', /^주소가 올바르지 않습니다\./],
])('the URL of the edit form with %s shows a message', async (_, post, message) => {
  const query = new URLSearchParams({ menu: menuTitle.forum, step: 'edit', post });
  await openSite(`${paths.information}?${query}`, 'hanbit01');
  await expectVisible(page.getByText(message));
  expect(titleField().elements()).toHaveLength(0);
});

const post = { pk: 664, title: '전달된 제목', content: '전달된 내용', files: [] };
const stateOf = (step: string, data: unknown = post) => ({ menu: menuTitle.forum, step, data });
const stored = '추계학술대회 포스터 규격 문의드립니다';

test.each(['수정', 'edit'])(
  'navigation state with step %s opens the form with its post, without a number in the URL',
  async (step) => {
    const { router } = await openSite(paths.home, 'hanbit01');
    await router.navigate(paths.information, { state: stateOf(step) });
    await expect.element(titleField()).toHaveValue('전달된 제목');
    await expect.element(page.getByRole('textbox', { name: '내용' })).toHaveValue('전달된 내용');
    await expect.element(page.getByRole('heading', { level: 2, name: '글 수정' })).toBeVisible();
  },
);

test('after a reload the state names the post, which is loaded again', async () => {
  await logIn();
  await visit({ pathname: paths.information, state: stateOf('edit') });
  await expect.element(titleField()).toHaveValue(stored);
});

test('after a reload the post of another member is refused', async () => {
  await logIn();
  await visit({ pathname: paths.information, state: stateOf('edit', { ...post, pk: 663 }) });
  await expect.element(page.getByText('작성자만 수정할 수 있습니다.')).toBeVisible();
});

test.each([
  ['no post', null],
  ['a negative number', { ...post, pk: -1 }],
])('a state with %s asks to select the post again', async (_, data) => {
  const { router } = await openSite(paths.home, 'hanbit01');
  await router.navigate(paths.information, { state: stateOf('edit', data) });
  await expect.element(page.getByText('주소가 올바르지 않습니다. 수정할 글을 다시 선택해 주세요.')).toBeVisible();
});

test('a state with an object in place of a text names the post, which is loaded', async () => {
  const { router } = await openSite(paths.home, 'hanbit01');
  await router.navigate(paths.information, { state: stateOf('edit', { ...post, title: {} }) });
  await expect.element(titleField()).toHaveValue(stored);
});

test('the number in the URL names the post if there is no state', async () => {
  await openSite(`${paths.information}?menu=${menuTitle.forum}&step=edit&post=664`, 'hanbit01');
  await expect.element(titleField()).toHaveValue(stored);
});
