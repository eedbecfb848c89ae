import { at, days, openOptions, pick, wordFile } from './support/conference';
import { logIn } from './support/login';
import { look } from './support/look';
import { scenario } from './support/scenario';
import { expect, test } from './support/test';
import { moveTo } from './support/world';

test.use({
  expectedConsole: [/status of 500/],
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('axe finds nothing on what a guest sees of the conference', async ({ page }) => {
  test.slow();
  await moveTo(page, days.registration);
  await page.goto(at.abstracts);
  await expect(page.getByText('접수가 마감되었습니다.')).toBeVisible();
  await look(page, 'abstracts after the deadline');
  await page.goto(at.registration);
  await expect(page.getByText('사전 등록 기간입니다.')).toBeVisible();
  await look(page, 'registration');
  await page.goto(at.ownAbstracts);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the login modal over the own abstracts');
  await page.keyboard.press('Escape');
  await look(page, 'the own abstracts without a login');
});

test('axe finds nothing on any step of an upload', async ({ page }) => {
  test.slow();
  await logIn(page);
  await openOptions(page);
  await look(page, 'options');
  await pick(page, { ...wordFile(), buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('PDF');
  await look(page, 'a file that was refused');
  await pick(page, wordFile(`${'긴이름'.repeat(80)}.docx`));
  await expect(page.getByText('해당 파일로 등록하시겠습니까?')).toBeVisible();
  await look(page, 'confirmation');
  const end = await scenario(page, 'uploadConferenceAbstract', 'serverError', 500);
  await page.getByRole('button', { name: '등록', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('실패');
  await look(page, 'a failed upload');
  await end();
  await page.route('**/uploadConferenceAbstract', () => undefined);
  await page.getByRole('button', { name: '다시 전송' }).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await look(page, 'an upload under way');
  await page.getByRole('button', { name: '전송 취소' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('취소');
  await look(page, 'an upload that was called off');
  await page.unroute('**/uploadConferenceAbstract');
  await page.getByRole('button', { name: '다시 전송' }).press('Enter');
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
  await look(page, 'an abstract that arrived');
});

test('axe finds nothing on the own lists, empty and failed too', async ({ page }) => {
  test.slow();
  await moveTo(page, days.after);
  await logIn(page);
  await page.goto(at.registration);
  await page.getByRole('link', { name: '등록 확인' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the way to the list after the days');
  for (const [address, operation] of [
    [at.ownAbstracts, 'getAbstractList'],
    [at.ownRegistrations, 'getRegisterInfo'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(/^총 \d건/)).toBeVisible();
    await look(page, operation);
    const endEmpty = await scenario(page, operation, 'empty');
    await page.goto(address);
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
    await look(page, `${operation} empty`);
    await endEmpty();
    const end = await scenario(page, operation, 'serverError', 500);
    await page.goto(address);
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await look(page, `${operation} failed`);
    await end();
  }
});
