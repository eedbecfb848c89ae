import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuTitle, postStep } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, subScreenTarget } from '#src/navigation/target.ts';
// Fetched with the first modal; here it has to be there before.
import '#src/components/overlays/message-modal.tsx';
import { callsOf, openSite, scenario, stand, store } from '#tests/browser/support/site.tsx';

// XMLHttpRequest, which tells how far an upload is, can't be answered from inside the page.
vi.mock('#src/api/upload.ts', () => ({ createUploadFetch: () => (request: Request) => fetch(request) }));

const writing = subScreenTarget(paths.information, menuTitle.forum, postStep.create).to;
const { to: editing } = postFormTarget({ pk: 664, title: '', content: '', files: [] });
const title = () => page.getByRole('textbox', { name: '제목' });
const content = () => page.getByRole('textbox', { name: '내용' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const failure = (text: string) => expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
const modal = () => page.getByRole('alertdialog');

const postsOf = (wanted: string) => [...store().boards.forum.posts.rows()].filter((post) => post.title === wanted);

/** Lets an operation be processed as often as given, and loses its response. */
function loseResponse(operation: 'saveForum' | 'saveInquiry', times = 1) {
  let left = times;
  stand(operation, async (request, pass) => {
    const response = await pass(request);
    left -= 1;
    if (left >= 0) throw new TypeError('The connection broke.');
    return response;
  });
}

/** Breaks the connection before an operation is processed, once. */
function loseRequest(operation: 'saveForum' | 'saveInquiry') {
  let isFirst = true;
  stand(operation, (request, pass) => {
    if (!isFirst) return pass(request);
    isFirst = false;
    throw new TypeError('The connection broke.');
  });
}

/** Another content for each test: an attempt is remembered for as long as the page lives. */
const textOf = (name: string) => `${name}의 첫 줄\n둘째 줄`;

async function write(name: string) {
  const site = await openSite(writing, 'hanbit01');
  await title().fill(name);
  await content().fill(textOf(name));
  return site;
}

async function sendAndLose(name: string) {
  await button(name).click();
  await failure('네트워크 연결 오류입니다.');
}

test('a new post whose response was lost is found on the board, and not stored twice', async () => {
  await write('응답을 잃은 글');
  loseResponse('saveForum');
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(page.getByText(/앞서 보내신 글이 이미 저장되어 있어 다시 보내지 않았습니다/)).toBeVisible();
  expect(callsOf('saveForum')).toHaveLength(1);
  expect(postsOf('응답을 잃은 글')).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: '글쓰기' })).toBeVisible();
});

test('a new post that did not arrive is sent again without a question', async () => {
  await write('닿지 않은 글');
  loseRequest('saveForum');
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(page.getByText('등록되었습니다.', { exact: true })).toBeVisible();
  expect(callsOf('saveForum')).toHaveLength(2);
  expect(postsOf('닿지 않은 글')).toHaveLength(1);
});

test('a post of the same title by another member is not taken for the lost one', async () => {
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
  await expect.element(page.getByText('등록되었습니다.', { exact: true })).toBeVisible();
  expect(postsOf('점도')).toHaveLength(2);
});

test('where the board can not be read, the member is asked, and nothing is sent before the answer', async () => {
  await write('확인할 수 없는 글');
  loseResponse('saveForum');
  scenario('getInfo', 'serverError', 500);
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(modal().getByText(/이미 등록되었을 수 있으나 확인하지 못했습니다/)).toBeVisible();
  await button('취소').click();
  await expect.element(modal()).not.toBeInTheDocument();
  expect(callsOf('saveForum')).toHaveLength(1);
  await expect.element(content()).toHaveValue(textOf('확인할 수 없는 글'));
  await button('등록').click();
  await button('다시 등록').click();
  await expect.element(page.getByText('등록되었습니다.', { exact: true })).toBeVisible();
  expect(callsOf('saveForum')).toHaveLength(2);
});

test('a post that was changed after it arrived is not sent as a second one unasked', async () => {
  await write('고친 글');
  loseResponse('saveForum');
  await sendAndLose('등록');
  await content().fill('고친 내용');
  await button('등록').click();
  await failure('앞서 보내신 글은 이미 등록되어 있고');
  await expect.element(content()).toHaveValue('고친 내용');
  expect(postsOf('고친 글')).toHaveLength(1);
});

test('a form that was left and opened again knows of the lost response', async () => {
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

test('a refusal of the server is sent again directly', async () => {
  await write('거절된 글');
  scenario('saveForum', 'serverError', 500, 1);
  // The board can't be read: whoever looked at it first would have to ask.
  scenario('getInfo', 'serverError', 500);
  await button('등록').click();
  await failure('서버가 응답하지 않습니다.');
  await button('등록').click();
  await expect.element(page.getByText('등록되었습니다.', { exact: true })).toBeVisible();
  expect(postsOf('거절된 글')).toHaveLength(1);
});

async function openEdit() {
  const { router } = await openSite(writing, 'hanbit01');
  await router.navigate(editing);
  await expect.element(button('수정')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form takes no files.');
  await userEvent.upload(input, new File(['규격'], '규격.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('규격.txt')).toBeVisible();
}

test('an edit whose response was lost does not attach its files twice', async () => {
  await openEdit();
  loseResponse('saveForum');
  await sendAndLose('수정');
  await button('수정').click();
  await expect.element(page.getByText(/다시 보내지 않았습니다/)).toBeVisible();
  expect(callsOf('saveForum')).toHaveLength(1);
  expect(store().boards.forum.posts.get(664)?.filePks).toHaveLength(1);
});

test('an edit that was changed after it arrived shows what is stored before it is sent', async () => {
  await openEdit();
  loseResponse('saveForum');
  await sendAndLose('수정');
  await title().fill('다른 제목');
  await button('수정').click();
  await failure('앞서 보내신 수정은 이미 저장되어 있고');
  expect(callsOf('saveForum')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: '규격.txt 삭제' }).first()).toBeVisible();
});

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

const inquiries = () => [...store().inquiries.rows()].length;

test('an inquiry whose response was lost is sent again only after the member agrees', async () => {
  await inquire();
  loseResponse('saveInquiry');
  await sendAndLose('등록');
  await button('등록').click();
  await expect.element(modal().getByText(/앞서 제출하신 문의가 이미 접수되었을 수 있습니다/)).toBeVisible();
  expect(callsOf('saveInquiry')).toHaveLength(1);
  await button('취소').click();
  await expect.element(modal()).not.toBeInTheDocument();
  expect(inquiries()).toBe(1);
  await button('등록').click();
  await button('다시 제출').click();
  await expect.element(page.getByText('제출이 완료되었습니다.')).toBeVisible();
  expect(inquiries()).toBe(2);
});

test('an inquiry that failed without a network is sent again directly', async () => {
  await inquire();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  loseRequest('saveInquiry');
  await sendAndLose('등록');
  offline.mockReturnValue(true);
  await button('등록').click();
  await expect.element(page.getByText('제출이 완료되었습니다.')).toBeVisible();
  expect(inquiries()).toBe(1);
});
