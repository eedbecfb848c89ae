import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuTitle, postStep } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, subScreenTarget } from '#src/navigation/target.ts';
// Loaded with the first modal; loading it in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import { button, contentField, titleField } from './locators.ts';
import { handleOperation, openSite, store } from './site.tsx';

/** The URL of the form for a new post. */
export const writing = subScreenTarget(paths.information, menuTitle.forum, postStep.create).to;
const { to: editing } = postFormTarget({ pk: 664, title: '', content: '', files: [] });
/** Waits for an error message of the form. */
export const expectFailure = (text: string) =>
  expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** The stored posts with this title. */
export const postsOf = (wanted: string) =>
  [...store().boards.forum.posts.rows()].filter((post) => post.title === wanted);

/** Processes the requests of an operation, but loses the given number of responses. */
export function loseResponse(operation: 'saveForum' | 'saveInquiry', times = 1) {
  let left = times;
  handleOperation(operation, async (request, pass) => {
    const response = await pass(request);
    left -= 1;
    if (left >= 0) throw new TypeError('The connection broke.');
    return response;
  });
}

/** Breaks the connection once before a request is processed. */
export function loseRequest(operation: 'saveForum' | 'saveInquiry') {
  let isFirst = true;
  handleOperation(operation, (request, pass) => {
    if (!isFirst) return pass(request);
    isFirst = false;
    throw new TypeError('The connection broke.');
  });
}

/** Each test has its own content, because the page remembers a lost attempt. */
export const contentFor = (name: string) => `${name}의 첫 줄\n둘째 줄`;

/** Opens the form for a new post and fills it. */
export async function write(name: string) {
  const site = await openSite(writing, 'hanbit01');
  await titleField().fill(name);
  await contentField().fill(contentFor(name));
  return site;
}

/** Presses a button and waits for the message about the network. */
export async function sendAndLose(name: string) {
  await button(name).click();
  await expectFailure('네트워크 연결 오류입니다.');
}

/** Opens a post of the member for editing and attaches a file. */
export async function openEdit() {
  const { router } = await openSite(writing, 'hanbit01');
  await router.navigate(editing);
  await expect.element(button('수정')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form takes no files.');
  await userEvent.upload(input, new File(['규격'], '규격.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('규격.txt')).toBeVisible();
}

/** Opens the inquiry form and fills it. */
export async function inquire() {
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

/** The number of stored inquiries. */
export const inquiries = () => [...store().inquiries.rows()].length;
