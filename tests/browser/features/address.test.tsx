// @module-tag slow

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenTarget } from '#src/navigation/target.ts';
import { filledSignup } from '#tests/browser/support/filled-signup.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { callsOf, logIn, sessionClient, visit } from '#tests/browser/support/site.tsx';
import { dataOf } from '#tests/support/api-results.ts';

// The tests send the messages of the postal-code service themselves.
vi.mock(import('#src/lib/browser/embed.ts'), async (original) => ({
  ...(await original()),
  embedFrameAttributes: () => ({ src: 'about:blank', sandbox: 'allow-scripts' }),
}));

const addressSearch = () => page.getByRole('dialog', { name: '주소찾기' });
const searchFrame = () => document.querySelector<HTMLIFrameElement>('iframe[title="우편번호 검색"]');
const unavailable = '우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.';

async function openSearch() {
  await openSignupStep('기본정보 입력', filledSignup);
  await expect.element(textbox('우편번호')).toHaveAttribute('readonly');
  await button('우편번호 찾기').click();
  await expect.element(addressSearch()).toBeVisible();
}

/** Reports the state of the postal-code service, or a found address, as its frame does. */
function reportEvent(event: 'ready' | 'failed' | 'found', found = {}) {
  const data = { from: 'postcode', event, ...found };
  const source = searchFrame()?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
}

test('a failed address search shows an error, is loaded again on retry, and returns the focus when it closes', async () => {
  await openSearch();
  reportEvent('failed');
  await expect.element(addressSearch().getByRole('alert')).toMatchTextContent(unavailable);
  expect(searchFrame()).toBeNull();
  await button('다시 시도').click();
  await expect.poll(searchFrame).not.toBeNull();
  await expect.element(addressSearch().getByText(unavailable)).not.toBeInTheDocument();
  reportEvent('failed');
  await expect.element(addressSearch().getByRole('alert')).toMatchTextContent(unavailable);
  await button('다시 시도').click();
  await expect.poll(searchFrame).not.toBeNull();
  reportEvent('ready');
  await expect.element(addressSearch().getByRole('progressbar')).not.toBeInTheDocument();
  await addressSearch().getByRole('button', { name: '닫기' }).click();
  await expect.element(button('우편번호 찾기')).toHaveFocus();
});

test('an address can be typed while the search is open, because a service may start and then hand over no address', async () => {
  await openSearch();
  reportEvent('ready');
  await expect.element(addressSearch().getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(addressSearch().getByText(/고른 주소가 입력되지 않으면 직접 입력해 주세요/)).toBeVisible();
  await button('직접 입력').click();
  await expect.element(textbox('우편번호')).toHaveFocus();
  await expect.element(textbox('우편번호')).not.toHaveAttribute('readonly');
});

test('an address search without a response fails after ten seconds, and a typed address is validated', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await openSearch();
  vi.advanceTimersByTime(9_999);
  expect(searchFrame()).not.toBeNull();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await button('직접 입력').click();
  await expect.element(textbox('우편번호')).toHaveFocus();
  await textbox('우편번호').fill('12a34567');
  await expect.element(textbox('우편번호')).toHaveValue('12345');
  await textbox('우편번호').fill('123');
  await expect.element(textbox('우편번호')).toHaveAccessibleDescription('우편번호를 입력해 주세요.');
  await textbox('주소').fill('');
  await expect.element(textbox('주소')).toHaveAccessibleDescription('주소를 입력해 주세요.');
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
  await visit(screenTarget('company').to);
  await expect.element(textbox('주소')).toHaveValue(stored.member_company_address);
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
  await visit(screenTarget('basic').to);
  await expect.element(button('우편번호 찾기')).toBeVisible();
  expect(page.getByRole('button', { name: /지우기/ }).elements()).toEqual([]);
});

test('finding another address empties the detailed address', async () => {
  await openCompany(company);
  await button('우편번호 찾기').click();
  await expect.poll(searchFrame).not.toBeNull();
  const address = { address: '서울특별시 강남구 테헤란로 1', addressType: 'J', bname: '', buildingName: '' };
  reportEvent('found', { zonecode: '06236', ...address });
  await expect.element(addressSearch()).not.toBeInTheDocument();
  await expect.element(textbox('주소')).toHaveValue('서울특별시 강남구 테헤란로 1');
  await expect.element(textbox('상세주소')).toHaveValue('');
  await expect.element(textbox('상세주소')).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: /이전 상세주소는 지웠습니다/ })).toBeInTheDocument();
});
