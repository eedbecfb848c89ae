import { writeFile } from 'node:fs/promises';
import { conferencePaths, wordFile } from '#e2e/support/conference.ts';
import { feePath } from '#e2e/support/payment.ts';
import { conferenceDays } from '#tests/support/event.ts';
import { expect, test } from './test.ts';

test('the home page shows posts, and the menu opens a sub-screen with the focus on its heading', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.find('heading', '/한빛화장품과학회/');
  await visitor.click('button', '학회소개 하위 메뉴');
  await visitor.click('link', '임원');
  await visitor.find('heading', '학회소개 임원');
  await expect.poll(visitor.focusedText).toBe('학회소개 임원');
});

test('a list opens another page and a post, and its link returns to that page', async ({ visitor }) => {
  await visitor.open('/information?page=2');
  await visitor.expectText('총 37건, 2/4 페이지');
  await visitor.click('link', '1 페이지');
  await visitor.expectText('총 37건, 1/4 페이지');
  await expect.poll(visitor.focusedText).toBe('공지사항');
  // The link of the title covers the other cells of its row.
  await visitor.click('cell', '2025-10-30');
  await visitor.expectText('사무국 전화 점검으로 통화가 어렵습니다.');
  await visitor.click('link', '목록');
  await visitor.expectText('총 37건, 1/4 페이지');
});

test('a member logs in', async ({ visitor }) => {
  await visitor.open('/auth/login');
  await visitor.type('textbox', '/^아이디/', 'hanbit01');
  await visitor.type('textbox', '/^비밀번호/', 'hanbit01!');
  await visitor.click('button', '로그인');
  await visitor.expectText('MY');
});

test('a guest accepts the terms of the sign-up and reaches the second step', async ({ visitor }) => {
  await visitor.open('/auth/signup');
  await visitor.click('checkbox', '서비스 이용 약관에 동의합니다.');
  await visitor.click('checkbox', '개인정보 수집 및 정책에 동의합니다.');
  await visitor.click('button', '다음');
  await visitor.find('heading', '기본정보 입력');
  await visitor.type('textbox', '/^이름/', '서이든');
});

test('a student pays the annual fee by card', async ({ visitor, logIn }) => {
  await visitor.setTime(conferenceDays.registration);
  await logIn('hanbit07');
  await visitor.open(feePath);
  await visitor.click('button', '납부하기');
  await visitor.click('button', '결제');
  await visitor.click('button', '/^승인/');
  await visitor.find('heading', '납부 완료');
  await visitor.expectText('확인됨');
  await visitor.click('button', '확인');
  await visitor.expectText('납부완료');
});

test('a member submits an abstract', async ({ visitor, logIn }, info) => {
  await visitor.setTime(conferenceDays.abstracts);
  await logIn('hanbit01');
  await visitor.open(conferencePaths.abstracts);
  await visitor.click('button', '초록 등록');
  await visitor.find('dialog', '등록 옵션');
  const { name, buffer } = wordFile();
  const path = info.outputPath(name);
  await writeFile(path, buffer);
  await visitor.chooseFile(path);
  await visitor.expectText('해당 파일로 등록하시겠습니까?');
  await visitor.click('button', '등록');
  await visitor.expectText('등록이 완료되었습니다.');
});
