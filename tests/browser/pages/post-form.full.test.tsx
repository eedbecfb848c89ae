import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '#tests/browser/support/site.tsx';

const form = `/information?${new URLSearchParams({ menu: '자유게시판', step: '등록' })}`;
const note = '첨부파일은 주소를 아는 사람이면 로그인하지 않아도 내려받을 수 있습니다.';

test('the post form says beside the file field that anyone with the address can open an attachment', async () => {
  await openSite(form, 'hanbit01');
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByRole('group', { name: '첨부파일' })).toHaveAccessibleDescription(note);
});
