import { writeFile } from 'node:fs/promises';
import { postFormPath } from '#e2e/support/forum.ts';
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

test('a member writes a post with a file', async ({ visitor, logIn }, info) => {
  await logIn('hanbit01');
  await visitor.open(postFormPath);
  await visitor.type('textbox', '/^제목/', '다른 엔진에서 쓴 글');
  await visitor.type('textbox', '/^내용/', '내용');
  const path = info.outputPath('첨부.txt');
  await writeFile(path, '첨부한 글');
  await visitor.chooseFile(path);
  await visitor.expectText('첨부.txt');
  await visitor.click('button', '등록');
  await visitor.click('link', '다른 엔진에서 쓴 글');
  await visitor.expectText('첨부.txt');
});
