import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { messages } from '#src/api/errors.ts';
import { paths } from '#src/navigation/paths.ts';
import { acceptAnyValue, callsOf, handleOperation, respondWithExample, visit } from '#tests/browser/support/site.tsx';

const failed = '로그인 중 오류가 발생했습니다.';
const responseWithCode = (code: string) =>
  Response.json({ success: false, data: null, error: { code, message: '실패' } });
const expectAlert = (text: string) => expect.element(page.getByRole('alert')).toHaveTextContent(text);

/** Responds to an operation with a code that the contract does not document for it. */
const answerCode = (operation: OperationId, code: string) =>
  handleOperation(operation, async () => responseWithCode(code));

async function submitLogin(id = 'hanbit01') {
  await page.getByRole('textbox', { name: '아이디' }).fill(id);
  await page.getByLabelText('비밀번호', { exact: true }).fill(' hanbit01!');
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => visit(paths.login));

test.each([
  ['mismatch', 200, '아이디 또는 비밀번호를 확인해 주세요.'],
  ['tooManyFailures', 200, '잠시 후 시도해 주세요.'],
  ['badRequest', 400, failed],
  ['unauthorized', 401, failed],
  ['tooManyRequests', 429, `${failed} 요청이 너무 많습니다. 약 30초 후 다시 시도해 주세요.`],
  ['serverError', 500, failed],
])('a login with the response %s shows what happened', async (name, status, text) => {
  respondWithExample('login', name, status);
  await submitLogin();
  await expectAlert(text);
});

test.each(['42', '44', '84', '90', 'zz'])('the undocumented code %s does not blame the typed values', async (code) => {
  acceptAnyValue();
  answerCode('login', code);
  await submitLogin();
  await expectAlert(failed);
});

test('a login without a network names the network', async () => {
  handleOperation('login', () => Promise.reject(new TypeError('Failed to fetch')));
  await submitLogin();
  await expectAlert(`${failed} ${messages.network}`);
});

test('a login sends the ID without surrounding spaces and the password with them', async () => {
  await submitLogin('  hanbit01 ');
  await expect
    .poll(() => callsOf('login').map(({ body }) => body))
    .toEqual([{ member_id: 'hanbit01', member_password: ' hanbit01!' }]);
});

test('an ID of spaces alone counts as empty', async () => {
  await submitLogin('   ');
  await expect
    .element(page.getByRole('button', { name: '로그인', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(callsOf('login')).toEqual([]);
});
