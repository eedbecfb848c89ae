// @module-tag slow

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setClock } from '#src/lib/time/clock.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, screenTarget } from '#src/navigation/target.ts';
// Lazy-loaded code; loading it in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/archive/post-form-screen.tsx';
import { button, contentField, messageModal, titleField } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, openSite, respondWithExample, store } from '#tests/browser/support/site.tsx';

/** The URL of the form for a new post. */
const writing = screenTarget('newPost').to;
const { to: editing } = postFormTarget({ pk: 664, title: '', content: '', files: [] });
/** Waits for an error message of the form. */
const expectFailure = (text: string) => expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** The stored posts with this title. */
const postsOf = (wanted: string) => [...store().boards.forum.posts.rows()].filter((post) => post.title === wanted);

/** Processes the requests of an operation, but loses the given number of responses. */
function loseResponse(operation: 'saveForum' | 'saveInquiry', times = 1) {
  let left = times;
  handleOperation(operation, async (request, pass) => {
    const response = await pass(request);
    left -= 1;
    if (left >= 0) throw new TypeError('The connection broke.');
    return response;
  });
}

/** Breaks the connection once before a request is processed. */
function loseRequest(operation: 'saveForum' | 'saveInquiry') {
  let isFirst = true;
  handleOperation(operation, (request, pass) => {
    if (!isFirst) return pass(request);
    isFirst = false;
    throw new TypeError('The connection broke.');
  });
}

/** Each test has its own content, because the page remembers a lost attempt. */
const contentFor = (name: string) => `${name}의 첫 줄\n둘째 줄`;

/** Opens the form for a new post and fills it. */
async function write(name: string) {
  const site = await openSite(writing, 'hanbit01');
  await titleField().fill(name);
  await contentField().fill(contentFor(name));
  return site;
}

/** Presses a button and waits for the message about the network. */
async function sendAndLose(name: string) {
  await button(name).click();
  await expectFailure('네트워크 연결 오류입니다.');
}

/** Opens a post of the member for editing and attaches a file. */
async function openEdit() {
  const { router } = await openSite(writing, 'hanbit01');
  await router.navigate(editing);
  await expect.element(button('수정')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form takes no files.');
  await userEvent.upload(input, new File(['규격'], '규격.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('규격.txt')).toBeVisible();
}

/** Opens the inquiry form and fills it. */
async function inquire() {
  await openSite(paths.contact, null);
  const fields: [name: string | RegExp, text: string][] = [
    ['이름', '홍길동'],
    ['이메일 앞부분', 'hong@hanbit.kr'],
    [/^전화번호/, '01012345678'],
    ['제목', '문의'],
    ['내용', '내용'],
  ];
  for (const [name, text] of fields) await page.getByRole('textbox', { name }).fill(text);
}

/** Waits for the list that follows a stored post. The toast above it closes after some seconds. */
const expectListOpened = () => expect.element(page.getByRole('link', { name: '글쓰기' })).toBeVisible();

/** The number of stored inquiries. */
const inquiries = () => [...store().inquiries.rows()].length;

test('a new post whose response was lost is found on the board and not stored twice, whatever the clock of the device', async () => {
  await write('응답을 잃은 글');
  setClock(() => store().clock.now() + 2 * 24 * 60 * 60_000);
  loseResponse('saveForum');
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(page.getByText(/앞서 보내신 글이 이미 저장되어 있어 다시 보내지 않았습니다/)).toBeVisible();
  expect(callsOf('saveForum')).toHaveLength(1);
  expect(postsOf('응답을 잃은 글')).toHaveLength(1);
  await expectListOpened();
});

test('the member has to confirm the retry if the board cannot be read', async () => {
  await write('확인할 수 없는 글');
  loseResponse('saveForum');
  respondWithExample('getInfo', 'serverError', 500);
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(messageModal().getByText(/이미 등록되었을 수 있으나 확인하지 못했습니다/)).toBeVisible();
  await button('취소').click();
  await expect.element(messageModal()).not.toBeInTheDocument();
  expect(callsOf('saveForum')).toHaveLength(1);
  await expect.element(contentField()).toHaveValue(contentFor('확인할 수 없는 글'));
  await button('등록').click();
  await button('다시 등록').click();
  await expectListOpened();
  expect(callsOf('saveForum')).toHaveLength(2);
});

test('an edit whose response was lost does not attach its files twice', async () => {
  await openEdit();
  loseResponse('saveForum');
  await sendAndLose('수정');
  await button('수정').click();
  await expect.element(page.getByText(/다시 보내지 않았습니다/)).toBeVisible();
  expect(callsOf('saveForum')).toHaveLength(1);
  expect(store().boards.forum.posts.get(664)?.filePks).toHaveLength(1);
});

test('an inquiry whose response was lost is sent again only after the visitor agrees', async () => {
  await inquire();
  loseResponse('saveInquiry');
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(messageModal().getByText(/앞서 제출하신 문의가 이미 접수되었을 수 있습니다/)).toBeVisible();
  expect(callsOf('saveInquiry')).toHaveLength(1);
  await button('취소').click();
  await expect.element(messageModal()).not.toBeInTheDocument();
  expect(inquiries()).toBe(1);
  await button('등록').click();
  await button('다시 제출').click();
  await expect.element(page.getByText('제출이 완료되었습니다.')).toBeVisible();
  expect(inquiries()).toBe(2);
});

test('a post with the same title by another member does not count as the lost post', async () => {
  await write('점도');
  const other = store().boards.forum.posts.get(663);
  if (!other) throw new Error('The mock has no post 663.');
  store().boards.forum.posts.put(1000, {
    ...other,
    pk: 1000,
    title: '점도',
    content: '첫 줄\n둘째 줄',
    date: '2025-11-05',
  });
  loseRequest('saveForum');
  await sendAndLose('등록');
  await button('등록').click();
  await expectListOpened();
  expect(postsOf('점도')).toHaveLength(2);
});

test('a post that was changed after it arrived is not sent again without a confirmation', async () => {
  await write('고친 글');
  loseResponse('saveForum');
  await sendAndLose('등록');
  await contentField().fill('고친 내용');
  await button('등록').click();
  await expectFailure('앞서 보내신 글은 이미 등록되어 있고');
  await expect.element(contentField()).toHaveValue('고친 내용');
  expect(postsOf('고친 글')).toHaveLength(1);
});

test('a form that was closed and opened again still has the unconfirmed attempt', async () => {
  const { router } = await write('다시 연 글');
  loseResponse('saveForum');
  await sendAndLose('등록');
  await router.navigate(paths.home);
  await button('나가기').click();
  await expect.element(page.getByRole('heading', { name: '학회 소식' })).toBeVisible();
  await router.navigate(writing);
  await button('이어서 작성').click();
  await button('등록').click();
  await expect.element(page.getByText(/다시 보내지 않았습니다/)).toBeVisible();
  expect(postsOf('다시 연 글')).toHaveLength(1);
});
