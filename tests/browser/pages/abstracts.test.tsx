// @module-tag slow

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
// Loaded with the first modal; loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/society/abstracts/abstract-modal.tsx';
import '#src/lib/files/word-file.ts';
import { utf8 } from '#mocks/files/bytes.ts';
import { docxFile } from '#mocks/files/office.ts';
import { abstractInfo, noEventText } from '#src/content/conference.ts';
import { eventsUntil } from '#src/features/events/current-event.ts';
import '#src/styles/global.ts';
import { conferenceScreens, openConference, stopClockAt } from '#tests/browser/support/conference.ts';
import { button, messageModal, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, respondWithExample } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';
import { conferenceDays, deadlines, event } from '#tests/support/event.ts';

vi.mock(import('#src/features/events/current-event.ts'), { spy: true });

const { abstractsClose: closes } = deadlines;
const deadlineText = '초록 등록 기한이 마감되었습니다.';
const doneText = '등록이 완료되었습니다.';

const startButton = button('초록 등록');
const dialog = page.getByRole('dialog');
const submitButton = dialog.getByRole('button', { name: '등록', exact: true });
const alert = dialog.getByRole('alert');
const expectInDialog = (text: string | RegExp) => expect.element(dialog.getByText(text)).toBeVisible();
const uploads = () => callsOf('uploadConferenceAbstract');

const createWordFile = (name = '국문 초록.docx') => new File([docxFile('국문 초록', 20_000)], name);

const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('The modal has no file input.');
  return input;
};

/** Opens the options modal on a day on which abstracts can be sent. */
async function openOptions() {
  await openConference(conferenceScreens.abstracts, conferenceDays.abstracts);
  await startButton.click();
  await expect.element(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
}

/** Gives the file input a file, as the picker of the browser does. */
const pickFile = (file = createWordFile()) => userEvent.upload(page.elementLocator(fileInput()), file);

/** Opens the options modal and chooses a file, up to the confirmation. */
async function openConfirmation() {
  await openOptions();
  await pickFile();
  await expectInDialog(/해당 파일로 등록하시겠습니까\?/);
}

/** Confirms the message that the session has ended, and logs in on the login screen that follows. */
async function logInAgain(): Promise<void> {
  await messageModal().getByRole('button', { name: '확인' }).click();
  await textbox('아이디').fill('hanbit01');
  await textbox('비밀번호').fill('hanbit01!');
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
}

beforeEach(() => page.viewport(1280, 800));

test('the abstract screen shows its status and the rules, and offers two templates as downloads', async () => {
  await openConference(conferenceScreens.abstracts, conferenceDays.abstracts, null);
  await expect.element(startButton).toBeVisible();
  expect(visibleTexts('main [role=status]')).toEqual(['접수 중입니다.']);
  expect(visibleTexts('[aria-labelledby=abstract-rules] li')).toEqual(abstractInfo.rules);
  const templates = [...document.querySelectorAll('main a[download]')].map((link) => link.getAttribute('href'));
  expect(templates).toEqual(['/docsFile/abstract_form_kr.docx', '/docsFile/abstract_form_en.docx']);
});

test('the options are chosen by keyboard, and each step has the focus on its main button', async () => {
  const openPicker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => openPicker.mockRestore());
  await openConference(conferenceScreens.abstracts, conferenceDays.abstracts);
  await expect.element(startButton).toBeVisible();
  startButton.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '구두 발표' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: '소재 분과' })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}{Tab}{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: '포스터 발표' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: '평가 및 임상 분과' })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(openPicker).toHaveBeenCalledOnce();
  openPicker.mockRestore();
  await pickFile(createWordFile('한글 이름.docx'.normalize('NFD')));
  await expectInDialog('[포스터 발표][평가 및 임상 분과] 해당 파일로 등록하시겠습니까?');
  await expectInDialog('한글 이름.docx'.normalize('NFC'));
  await expect.element(submitButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectInDialog(doneText);
  await expect.element(button('확인')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(startButton).toHaveFocus();
  expect(uploads()).toHaveLength(1);
});

test('the focus returns to the button when a step of the submission is closed', async () => {
  await openOptions();
  await userEvent.keyboard('{Escape}');
  await expect.element(startButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await button('취소').click();
  await expect.element(startButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(submitButton).toBeVisible();
  await pickFile();
  await expectInDialog(/해당 파일로 등록하시겠습니까\?/);
  await button('취소').click();
  await expect.element(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
  await button('이 파일로 계속').click();
  await button('닫기').click();
  await expect.element(startButton).toHaveFocus();
});

test('a file that is not a valid Word document shows the reason, and nothing is sent', async () => {
  await openOptions();
  await pickFile(new File([utf8('%PDF-1.7')], '초록.docx'));
  await expect.element(alert).toMatchTextContent('초록.docx: ');
  await expect.element(alert).toMatchTextContent('실제로는 PDF 문서 파일입니다.');
  await expect.element(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
  fileInput().dispatchEvent(new Event('cancel'));
  await expect.element(alert).toHaveTextContent('파일을 선택해주세요.');
  expect(uploads()).toEqual([]);
});

test('a double click sends one abstract, and its modal with a progress bar cannot be closed', async () => {
  await openConfirmation();
  const { promise, resolve } = Promise.withResolvers<null>();
  handleOperation('uploadConferenceAbstract', (request, pass) => promise.then(() => pass(request)));
  await submitButton.dblClick();
  await expect.element(page.getByRole('progressbar', { name: '국문 초록.docx 전송' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: '초록 전송' })).toBeVisible();
  resolve(null);
  await expectInDialog(doneText);
  expect(uploads()).toHaveLength(1);
});

test('a login after an expired session restores the options and the file', async () => {
  await openOptions();
  await page.getByText('안정성 분과').click();
  await pickFile();
  await expectInDialog(/해당 파일로 등록하시겠습니까\?/);
  respondWithExample('uploadConferenceAbstract', 'sessionExpired', 200, 1);
  await submitButton.click();
  await expect
    .element(messageModal().getByText('로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.'))
    .toBeVisible();
  await logInAgain();
  await startButton.click();
  await expect.element(page.getByRole('radio', { name: '안정성 분과' })).toBeChecked();
  await button('이 파일로 계속').click();
  await expectInDialog('[구두 발표][안정성 분과] 해당 파일로 등록하시겠습니까?');
  await submitButton.click();
  await expectInDialog(doneText);
});

test('the options modal closes with a message exactly at the deadline, and does not open again', async () => {
  await openConference(conferenceScreens.abstracts, closes, 'hanbit01', -1);
  await startButton.click();
  await expect.element(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
  stopClockAt(closes);
  await expect.element(messageModal().getByText(deadlineText)).toBeVisible();
  await button('확인').click();
  expect(visibleTexts('main [role=status]')).toEqual(['접수가 마감되었습니다.']);
  await expect.element(startButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(messageModal().getByText(deadlineText)).toBeVisible();
});

test('the list of abstracts shows a badge for talks only, and links each file in a new window', async () => {
  await openConference(conferenceScreens.ownAbstracts, conferenceDays.abstracts);
  await expect.element(page.getByText('총 3건, 1/1 페이지')).toBeVisible();
  expect(visibleTexts('main li p:first-child')).toEqual([
    '2025-10-20 포스터 발표',
    '2025-10-17 구두 발표 미선정',
    '2025-10-13 구두 발표 선정',
  ]);
  const link = page.getByRole('link', { name: /^초록 확인 ?, 2025-10-13 소재 분과, 새 창$/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/files\/5401-[0-9a-f]{32}\//));
  await page.getByRole('link', { name: '이전 화면으로' }).click();
  await expect.element(startButton).toBeVisible();
});

test('between two events a member reaches the abstracts of the last one from the screen without an event', async () => {
  await openConference(conferenceScreens.abstracts, conferenceDays.between);
  await expect.element(page.getByText(noEventText)).toBeVisible();
  await expect.element(startButton).not.toBeInTheDocument();
  await page.getByRole('link', { name: '초록 확인', exact: true }).click();
  await expect.element(page.getByText('총 3건, 1/1 페이지')).toBeVisible();
});

test('with several events, tabs show the abstracts of each, and the URL names the earlier event', async () => {
  const newer = { ...event, title: '2026년 춘계학술대회', day: '2026-05-08' };
  vi.mocked(eventsUntil).mockReturnValue([newer, event]);
  onTestFinished(() => void vi.mocked(eventsUntil).mockReset());
  await openConference(conferenceScreens.ownAbstracts, conferenceDays.between);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab(newer.title)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('등록 내역이 없습니다.')).toBeVisible();
  tab(newer.title).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab(event.title)).toHaveFocus();
  await expect.element(page.getByText('총 3건, 1/1 페이지')).toBeVisible();
  await expect.element(tab(event.title)).toHaveAttribute('aria-selected', 'true');
  const { searchParams } = new URL(tab(event.title).element().getAttribute('href') ?? '', location.href);
  expect(searchParams.get('event')).toBe(event.title);
});
