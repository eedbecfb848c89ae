import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, logIn, sessionClient, visit } from '#tests/browser/support/site.tsx';
import { dataOf } from '#tests/support/api-results.ts';

// The test server does not serve the document of the postal-code service; the tests send its messages.
beforeEach(() => {
  const { setAttribute } = HTMLIFrameElement.prototype;
  const spy = vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLIFrameElement,
    name,
    value,
  ) {
    setAttribute.call(this, name, name === 'src' ? 'about:blank' : value);
  });
  onTestFinished(() => spy.mockRestore());
});

const company = {
  member_company_name: '가람화장품',
  member_company_en_name: '',
  member_position: '',
  member_company_tel: '',
  member_company_zipcode: '04524',
  member_company_address: '서울특별시 중구 세종대로 110',
  member_company_address_detail: '3층',
};
const none = { member_company_zipcode: '', member_company_address: '', member_company_address_detail: '' };

/** Opens the workplace form with stored values. Storing them is the first request of `modifyMemberCompanyInfo`. */
async function openCompany(stored: typeof company) {
  await logIn();
  await dataOf(sessionClient().POST('/v1/front/modifyMemberCompanyInfo', { body: stored }));
  await visit(subScreenTarget(paths.mypage, myPageTitle.company).to);
  await expect.element(textbox('주소')).toHaveValue(stored.member_company_address);
}

/** Reports a found address as the frame of the postal-code service does. */
async function reportAddress(zonecode: string, address: string) {
  await button('우편번호 찾기').click();
  await expect.element(page.getByTitle('우편번호 검색')).toBeInTheDocument();
  const frame = page.getByTitle('우편번호 검색').element();
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The search has no frame.');
  const data = { from: 'postcode', event: 'found', zonecode, address, addressType: 'J', bname: '', buildingName: '' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

test('a stored workplace address can be removed', async () => {
  await openCompany(company);
  await button('직장 주소 지우기').click();
  for (const name of ['우편번호', '주소', '상세주소']) await expect.element(textbox(name)).toHaveValue('');
  await expect.element(button('우편번호 찾기')).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: '직장 주소를 지웠습니다.' })).toBeInTheDocument();
  await expect.element(button('직장 주소 지우기')).not.toBeInTheDocument();
  await button('변경완료').click();
  await expect.poll(() => callsOf('modifyMemberCompanyInfo')[1]?.body).toMatchObject(none);
});

test('without a search, the address is typed with a note, and the focus stays in the group when it is removed', async () => {
  vi.stubEnv('VITE_POSTCODE', 'none');
  onTestFinished(() => void vi.unstubAllEnvs());
  await openCompany(company);
  expect(page.getByRole('button', { name: '우편번호 찾기' }).elements()).toEqual([]);
  await expect.element(textbox('우편번호')).toHaveAccessibleDescription('우편번호와 주소를 직접 입력해 주세요.');
  await button('직장 주소 지우기').click();
  await expect.element(textbox('우편번호')).toHaveFocus();
  await textbox('우편번호').fill('06236');
  await textbox('주소').fill('서울특별시 강남구 테헤란로 1');
  await expect.element(textbox('주소')).toHaveValue('서울특별시 강남구 테헤란로 1');
});

test('the required address of a member cannot be removed', async () => {
  await logIn();
  await visit(subScreenTarget(paths.mypage, myPageTitle.basic).to);
  await expect.element(button('우편번호 찾기')).toBeVisible();
  expect(page.getByRole('button', { name: /지우기/ }).elements()).toEqual([]);
});

test('finding another address empties the detailed address', async () => {
  await openCompany(company);
  await reportAddress('06236', '서울특별시 강남구 테헤란로 1');
  await expect.element(textbox('주소')).toHaveValue('서울특별시 강남구 테헤란로 1');
  await expect.element(textbox('상세주소')).toHaveValue('');
  await expect.element(textbox('상세주소')).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: /이전 상세주소는 지웠습니다/ })).toBeInTheDocument();
});
