import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { filledSignup } from '#tests/browser/support/filled-signup.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';

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

/** Reports the state of the postal-code service as its frame does. */
const reportEvent = (event: 'ready' | 'failed') =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { from: 'postcode', event },
      origin: 'null',
      source: searchFrame()?.contentWindow ?? null,
    }),
  );

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
