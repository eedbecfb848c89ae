// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import '#src/components/overlays/message-modal.tsx';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, postTarget, screenTarget } from '#src/navigation/target.ts';
import { button, expectVisible, textbox } from '#tests/browser/support/locators.ts';
import {
  createOutcomeTable,
  endsSession,
  type Outcome,
  type OutcomeRoute,
  testOutcomes,
} from '#tests/browser/support/outcomes.ts';
import { callsOf, visit } from '#tests/browser/support/site.tsx';
import { visibleMessages, visibleTexts } from '#tests/browser/support/visible-messages.ts';

const member = 'hanbit01';

/** The board that an example belongs to; the notices if the example names none. */
const boardOf = ({ scenario: example }: Outcome): BoardType =>
  Object.values(BoardType).find((board) => JSON.stringify(example?.value ?? null).includes(`"${board}":`)) ??
  BoardType.notice;

const isForum = (outcome: Outcome) => boardOf(outcome) === BoardType.forum;

/** Reads the heading of a post, or the first row, picture or text of a list. */
function readBoard(): string {
  const [first = ''] = [
    ...visibleTexts('main article h2'),
    ...visibleTexts('main tbody tr:first-child'),
    ...visibleTexts('main [aria-busy=false] li:first-child'),
    ...visibleTexts('main [aria-busy=false] > div'),
    ...visibleTexts('main p[role=status] ~ div'),
  ];
  return first.slice(0, 90);
}

async function attachTextFile() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await page.elementLocator(input ?? document.body).upload(new File(['파일'], '파일.txt', { type: 'text/plain' }));
  await expectVisible(page.getByText('파일.txt'));
}

const submitForm = () => button('등록').click();

const routes: Partial<Record<OperationId, OutcomeRoute>> = {
  getInfo: {
    visitors: [null, member],
    repeatsFor: (outcome) => isForum(outcome) || endsSession(outcome),
    act: (outcome) => visit(screenTarget(boardOf(outcome)).to),
    readContent: readBoard,
  },
  getInfoDetail: {
    visitors: [member, null],
    repeatsFor: (outcome) => !isForum(outcome),
    act: (outcome) => visit(postTarget(isForum(outcome) ? 'community' : 'notice', 237, boardOf(outcome)).to),
    readContent: readBoard,
  },
  getPastConferences: {
    visitors: [null, member],
    act: () => visit(paths.society),
    readContent: readBoard,
  },
  getPastConferencesDetail: {
    visitors: [null, member],
    act: () => visit(`${paths.society}/guide/124`),
    readContent: readBoard,
  },
  saveForum: {
    visitors: [member],
    async arrange() {
      await visit(postFormTarget().to);
      await textbox('제목').fill('제목');
      await textbox('내용').fill('내용');
      await attachTextFile();
    },
    act: submitForm,
  },
  saveInquiry: {
    visitors: [null, member],
    async arrange() {
      await visit(paths.contact);
      await textbox('이름').fill('서이든');
      await textbox('이메일 앞부분').fill('eden@mail.example');
      await textbox('전화번호').fill('010-0000-0041');
      await textbox('제목').fill('가입 절차 <b>문의</b>');
      await textbox('내용').fill('어떤 서류가 필요한가요?\n알려 주세요.');
      await attachTextFile();
    },
    act: submitForm,
  },
};

const table = createOutcomeTable();

testOutcomes(table, { routes });

test('a guest who opens a free-board post is asked to log in, and the post is not requested', async () => {
  await visit(postTarget('community', 237, 'forum').to);
  await expect.poll(visibleMessages).toEqual(['모달 “로그인이 필요합니다.”']);
  expect(callsOf('getInfoDetail')).toEqual([]);
});

test('the table of all outcomes equals the checked-in table', () => table.expectSnapshot('boards.md'));
