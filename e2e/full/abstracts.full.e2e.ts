import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { moveClockTo } from '#e2e/support/clock.ts';
import {
  chooseAbstract,
  conferenceDays,
  conferencePaths,
  deadlines,
  openAbstractOptions,
  wordFile,
} from '#e2e/support/conference.ts';
import { startLoggedIn, submitLogin } from '#e2e/support/login.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';
import { utf8 } from '#mocks/files/bytes.ts';
import { compoundFile } from '#mocks/files/compound.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const openDialog = (page: Page) => page.getByRole('dialog');
const alertDialog = (page: Page) => page.getByRole('alertdialog');
const recordUploads = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('uploadConferenceAbstract') && calls.push(request.method()));
  return calls;
};
const fileInMemory = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(utf8(content)) });

test('the abstract screen shows the notice, the rules, and two templates as downloads', async ({ page }) => {
  await page.goto(conferencePaths.abstracts);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "초록 안내 및 등록" [level=2]
    - region "기본정보":
      - heading "기본정보" [level=3]
      - paragraph: ※ 초록 양식을 내려받아 작성한 뒤 등록해 주세요.
      - paragraph: ※ 국문과 영문 가운데 하나만 선택하여 작성해 주세요. 두 언어를 함께 쓸 수 없습니다.
      - button "초록 등록"
      - link "초록 확인"
    - region "작성 규정":
      - list:
        - listitem: 제1저자가 직접 등록해야 합니다.
        - listitem: 초록은 A4 용지 0.5~1쪽 분량으로 작성합니다.
        - listitem: 임상시험을 포함한 연구는 IRB 승인번호를 반드시 적어야 합니다.
        - listitem: 영문 주제어(Keywords)를 3~5개 적습니다.
        - listitem: Word 파일(.doc, .docx)만 등록할 수 있습니다. PDF 파일은 등록할 수 없습니다.
    - region "초록 양식 내려받기":
      - list:
        - listitem:
          - link /국문/:
            - /url: /docsFile/abstract_form_kr.docx
        - listitem:
          - link /영문/:
            - /url: /docsFile/abstract_form_en.docx
  `);
});

test('a guest gets the login modal from the button, the link and the URL', async ({ page }) => {
  await moveClockTo(page, conferenceDays.abstracts);
  await page.goto(conferencePaths.abstracts);
  for (const control of [
    page.getByRole('button', { name: '초록 등록' }),
    page.getByRole('link', { name: '초록 확인' }),
  ]) {
    await control.click();
    await expect(alertDialog(page)).toContainText('로그인이 필요합니다.');
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
  }
  await page.goto(conferencePaths.ownAbstracts);
  await expect(alertDialog(page)).toContainText('로그인이 필요합니다.');
  await page.getByRole('button', { name: '로그인 하러가기' }).click();
  await expect(page).toHaveURL('/auth/login');
});

for (const width of [1440, 390]) {
  test(`a member submits an abstract by keyboard at ${width} px and finds it in the list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const calls = recordUploads(page);
    page.on('filechooser', (picker) => void picker.setFiles(wordFile('한글 이름.docx'.normalize('NFD'))));
    await startLoggedIn(page);
    await moveClockTo(page, conferenceDays.abstracts);
    await page.goto(conferencePaths.abstracts);
    const start = page.getByRole('button', { name: '초록 등록' });
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toMatchAriaSnapshot(`
      - dialog "등록 옵션":
        - heading "등록 옵션"
        - button "닫기"
        - radiogroup "발표별":
          - radio "구두 발표" [checked]
          - radio "포스터 발표"
        - radiogroup "분과별":
          - radio "소재 분과" [checked]
          - radio "제형 분과"
          - radio "평가 및 임상 분과"
          - radio "피부 & 천연물효능 기전 분과"
          - radio "대체법 분과"
          - radio "안정성 분과"
          - radio "기타 분과"
        - button "취소"
        - button "등록"
    `);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '구두 발표' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '평가 및 임상 분과' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toContainText('[포스터 발표][평가 및 임상 분과]\n해당 파일로 등록하시겠습니까?');
    await expect(openDialog(page)).toContainText('한글 이름.docx'.normalize('NFC'));
    await expect(page.getByRole('button', { name: '등록', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
    await expect(page.getByRole('button', { name: '확인', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('총 4건, 1/1 페이지')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '학회활동 초록 확인' })).toBeFocused();
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '2025-10-20' }).first();
    await expect(first).toContainText('포스터 발표평가 및 임상 분과2025년 제5차 정기총회 및 추계학술대회');
    expect(calls).toEqual(['POST']);
  });
}

test('the focus returns to the button when a step of the submission is closed', async ({ page }) => {
  await startLoggedIn(page);
  await openAbstractOptions(page);
  const start = page.getByRole('button', { name: '초록 등록' });
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await start.press('Enter');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(start).toBeFocused();
  await start.press('Enter');
  await chooseAbstract(page);
  await page.getByRole('button', { name: '취소' }).click();
  await expect(openDialog(page)).toHaveAccessibleName('등록 옵션');
  await page.getByRole('button', { name: '이 파일로 계속' }).click();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(start).toBeFocused();
});

test('a file that is not a valid Word document shows the reason and is not sent', async ({ page }) => {
  const calls = recordUploads(page);
  await startLoggedIn(page);
  await openAbstractOptions(page);
  const locked = Buffer.from(compoundFile([['EncryptedPackage', utf8('x')]]));
  const files = [
    [fileInMemory('초록.docx', '%PDF-1.7'), '실제로는 PDF 문서 파일입니다.'],
    [fileInMemory('초록.pdf', '%PDF-1.7'), '.doc, .docx 파일만 첨부할 수 있습니다.'],
    [fileInMemory('초록.docx', ''), '내용이 없는 빈 파일입니다.'],
    [{ ...wordFile(), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }, '파일 크기는 10MB까지 가능합니다.'],
    [{ ...wordFile(), buffer: locked }, '암호나 문서 보안이 걸린 파일입니다.'],
    [{ ...wordFile(), buffer: wordFile().buffer.subarray(0, 500) }, '손상된 Word 파일입니다.'],
    [wordFile('초록.doc'), '확장자를 .docx 형식으로 바꾼 뒤'],
    [wordFile(`${'가'.repeat(251)}.docx`), '파일 이름은 255자까지 가능합니다.'],
  ] as const;
  for (const [file, message] of files) {
    await chooseAbstract(page, file);
    await expect(openDialog(page).getByRole('alert')).toContainText(message);
    await expect(page.getByRole('button', { name: '등록', exact: true })).toBeFocused();
  }
  await openDialog(page).locator('input[type=file]').dispatchEvent('cancel');
  await expect(openDialog(page).getByRole('alert')).toHaveText('파일을 선택해주세요.');
  await chooseAbstract(page, wordFile(`${'가'.repeat(250)}.docx`));
  await expect(openDialog(page)).toContainText('해당 파일로 등록하시겠습니까?');
  expect(calls).toEqual([]);
});

test('a file that is deleted after it was chosen is sent with its original content', async ({ page }, info) => {
  await startLoggedIn(page);
  await openAbstractOptions(page);
  const path = info.outputPath('초록.docx');
  await writeFile(path, wordFile().buffer);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: '등록', exact: true }).click();
  await (await chooser).setFiles(path);
  await expect(openDialog(page)).toContainText('해당 파일로 등록하시겠습니까?');
  await rm(path);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
});

test('a double click sends one abstract and shows a progress bar', async ({ page }) => {
  const calls = recordUploads(page);
  await startLoggedIn(page);
  await openAbstractOptions(page);
  await chooseAbstract(page, wordFile('큰 초록.docx', 9 * 1024 * 1024));
  const release = await holdRequests(page, '**/uploadConferenceAbstract');
  await page.getByRole('button', { name: '등록', exact: true }).dblclick();
  await expect(page.getByRole('progressbar', { name: '큰 초록.docx 전송' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveAccessibleName('초록 전송');
  release();
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
  expect(calls).toEqual(['POST']);
});

test('a cancelled upload can be sent again', async ({ page }) => {
  await startLoggedIn(page);
  await openAbstractOptions(page);
  await chooseAbstract(page);
  await page.route('**/uploadConferenceAbstract', () => undefined);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await page.getByRole('button', { name: '전송 취소' }).press('Enter');
  await expect(openDialog(page).getByRole('alert')).toHaveText('전송을 취소했습니다.');
  await page.unroute('**/uploadConferenceAbstract');
  await page.getByRole('button', { name: '다시 전송' }).press('Enter');
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
});

test.describe('A network error', () => {
  test.use({ expectedConsole: [/ERR_FAILED|ERR_INTERNET/] });

  test('before the request arrives keeps the file for a retry', async ({ page }) => {
    await startLoggedIn(page);
    await openAbstractOptions(page);
    await chooseAbstract(page);
    await page.route('**/uploadConferenceAbstract', (route) => route.abort());
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(openDialog(page).getByRole('alert')).toHaveText(
      '초록 등록 중 오류가 발생했습니다. 다시 시도해주세요.',
    );
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: '다시 전송' }).click();
    await expect(openDialog(page).getByRole('alert')).toContainText(
      '초록 등록 중 오류가 발생했습니다. 다시 시도해주세요.',
    );
    await page.unrouteAll();
    await page.getByRole('button', { name: '다시 전송' }).click();
    await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
    await openDialog(page).getByRole('link', { name: '초록 확인' }).click();
    await expect(page.getByText('총 4건')).toBeVisible();
  });

  test('before the response arrives shows success, because the list has the abstract, and sends nothing again', async ({
    page,
  }) => {
    const calls = recordUploads(page);
    await startLoggedIn(page);
    await openAbstractOptions(page);
    await chooseAbstract(page);
    await page.route('**/uploadConferenceAbstract', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
    await openDialog(page).getByRole('link', { name: '초록 확인' }).click();
    await expect(page.getByText('총 4건')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('on upload and list shows that the result is unknown, and a retry requests the list before it sends', async ({
    page,
  }) => {
    const calls = recordUploads(page);
    await startLoggedIn(page);
    await openAbstractOptions(page);
    await chooseAbstract(page);
    await page.route('**/uploadConferenceAbstract', async (route) => {
      await route.fetch();
      await page.route('**/getAbstractList*', (list) => list.abort());
      await route.abort();
    });
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(openDialog(page).getByRole('alert')).toContainText('이미 접수되었는지 확인하지 못했습니다.');
    await page.getByRole('button', { name: '파일 다시 선택' }).click();
    await page.getByRole('button', { name: '이 파일로 계속' }).click();
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(openDialog(page).getByRole('alert')).toContainText('이미 접수되었는지 확인하지 못했습니다.');
    await page.unroute('**/getAbstractList*');
    await page.getByRole('button', { name: '다시 전송' }).click();
    await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
    expect(calls).toHaveLength(1);
  });
});

test('a login after an expired session restores the options and the file', async ({ page }) => {
  await startLoggedIn(page);
  await openAbstractOptions(page);
  await page.getByRole('radio', { name: '안정성 분과' }).click({ force: true });
  await chooseAbstract(page);
  const endScenario = await startScenario(page, 'uploadConferenceAbstract', 'sessionExpired');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(alertDialog(page)).toContainText('세션이 만료되어 로그아웃됩니다.');
  await expect(page).toHaveURL('/auth/login');
  await alertDialog(page).getByRole('button', { name: '확인' }).click();
  await endScenario();
  await submitLogin(page);
  await page.getByRole('button', { name: '초록 등록' }).click();
  await expect(page.getByRole('radio', { name: '안정성 분과' })).toBeChecked();
  await page.getByRole('button', { name: '이 파일로 계속' }).click();
  await expect(openDialog(page)).toContainText('[구두 발표][안정성 분과]\n해당 파일로 등록하시겠습니까?');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
});

test('the options modal closes with a message exactly at the deadline', async ({ page }) => {
  await startLoggedIn(page);
  await page.clock.install({ time: new Date(Date.parse(deadlines.abstractsClose) - 5000) });
  await page.goto(conferencePaths.abstracts);
  await expect(page.getByText('접수 중입니다.')).toBeVisible();
  await page.getByRole('button', { name: '초록 등록' }).click();
  await expect(openDialog(page)).toHaveAccessibleName('등록 옵션');
  await page.clock.pauseAt(new Date(Date.parse(deadlines.abstractsClose) - 1));
  await expect(openDialog(page)).toHaveAccessibleName('등록 옵션');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(alertDialog(page)).toContainText('초록 등록 기한이 마감되었습니다.');
  await alertDialog(page).getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('접수가 마감되었습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '초록 등록' })).toBeFocused();
});

for (const timezoneId of ['Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`In the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the submission closes at the deadline in Seoul time', async ({ page }) => {
      await startLoggedIn(page);
      for (const [seconds, isOpen] of [
        [-1, true],
        [0, false],
        [1, false],
      ] as const) {
        await moveClockTo(page, deadlines.abstractsClose, seconds);
        await page.goto(conferencePaths.abstracts);
        await page.getByRole('button', { name: '초록 등록' }).click();
        if (isOpen) await expect(openDialog(page)).toHaveAccessibleName('등록 옵션');
        else await expect(alertDialog(page)).toContainText('초록 등록 기한이 마감되었습니다.');
      }
    });
  });
}

test.describe('The list of submitted abstracts', () => {
  test('shows a badge for talks only, and opens each file in a new tab', async ({ page }) => {
    await startLoggedIn(page);
    await page.goto(conferencePaths.ownAbstracts);
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '발표' });
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('2025-10-20포스터 발표피부 & 천연물효능 기전 분과');
    await expect(rows.nth(1)).toContainText('2025-10-17구두 발표미선정제형 분과');
    await expect(rows.nth(2)).toContainText('2025-10-13구두 발표선정소재 분과');
    const link = page.getByRole('link', { name: /^초록 확인 ?, 2025-10-13 소재 분과, 새 창$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^\/api\/files\/5401-[0-9a-f]{32}\//);
    await page.getByRole('link', { name: '이전 화면으로' }).click();
    await expect(page).toHaveURL(conferencePaths.abstracts);
  });

  test('has ten abstracts per page, and keeps the page in the URL on reload and back navigation', async ({ page }) => {
    await startLoggedIn(page);
    await moveClockTo(page, conferenceDays.abstracts);
    await page.goto(conferencePaths.abstracts);
    for (let count = 0; count < 9; count += 1) {
      await page.getByRole('button', { name: '초록 등록' }).press('Enter');
      await chooseAbstract(page);
      await page.getByRole('button', { name: '등록', exact: true }).press('Enter');
      await page.getByRole('button', { name: '확인', exact: true }).press('Enter');
    }
    await page.goto(conferencePaths.ownAbstracts);
    await expect(page.getByText('총 12건, 1/2 페이지')).toBeVisible();
    await page.getByRole('link', { name: '2 페이지' }).click();
    await expect(page.getByText('총 12건, 2/2 페이지')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '초록 확인' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('총 12건, 2/2 페이지')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('총 12건, 1/2 페이지')).toBeVisible();
  });
});
