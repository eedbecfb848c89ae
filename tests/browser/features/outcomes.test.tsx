import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
// Fetched with the first modal; here it has to be there before.
import '#src/components/overlays/message-modal.tsx';
import { toastStore } from '#src/components/feedback/toast-store.ts';
import { callsOf, codeFor, logIn, path, scenario, settled, visit } from '#tests/browser/support/site.tsx';

// XMLHttpRequest, which tells how far an upload is, can't be answered from inside the page.
vi.mock('#src/api/upload.ts', () => ({ createUploadFetch: () => (request: Request) => fetch(request) }));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const shown = (locator: Locator) => expect.element(locator.first()).toBeVisible();

const open = async (title: string, id?: string) => {
  await logIn(id);
  return visit(subScreenTarget(paths.mypage, title).to);
};

async function fillEmail(local: string, domain: string) {
  await box('이메일 앞부분').fill(`${local}@${domain}`);
}

async function proveEmail(local: string, domain: string) {
  await fillEmail(local, domain);
  await button('전송').click();
  await shown(page.getByText(/인증번호가 발송되었습니다/));
  await box('인증번호').fill(codeFor(`${local}@${domain}`));
  await button('인증').click();
  await shown(page.getByText('인증이 완료되었습니다.', { exact: true }));
}

/** How a reader comes to the call of an operation: `arrange` before the scenario is set, `act` after it. */
type Way = { arrange?: () => Promise<unknown>; act: () => Promise<unknown> };

const save = (title: string, edit: () => Promise<unknown> = async () => undefined): Way => ({
  async arrange() {
    await open(title);
    await shown(button('변경완료'));
    await edit();
  },
  act: () => button('변경완료').click(),
});

const ways: Partial<Record<OperationId, Way>> = {
  sendEmailVerification: {
    async arrange() {
      await visit(paths.findId);
      await fillEmail('hanbit01', 'mail.example');
    },
    act: () => button('전송').click(),
  },
  verifyCode: {
    async arrange() {
      await visit(paths.findId);
      await fillEmail('hanbit01', 'mail.example');
      await button('전송').click();
      await shown(page.getByText(/인증번호가 발송되었습니다/));
      await box('인증번호').fill('000000');
    },
    act: () => button('인증').click(),
  },
  findMemberId: {
    async arrange() {
      await visit(paths.findId);
      await box('이름').fill('김가람');
      await proveEmail('hanbit01', 'mail.example');
    },
    act: () => button('아이디 찾기').click(),
  },
  findMemberPassword: {
    async arrange() {
      await visit(paths.findPassword);
      await box('아이디').fill('hanbit01');
      await proveEmail('hanbit01', 'mail.example');
    },
    act: () => button('비밀번호 찾기').click(),
  },
  resetPw: {
    async arrange() {
      await visit({ pathname: paths.newPassword, state: { member_id: 'hanbit01' } });
      await box('새 비밀번호').fill('garam2025!');
      await box('새 비밀번호 확인').fill('garam2025!');
    },
    act: () => button('변경').click(),
  },
  changePw: save(myPageTitle.password, async () => {
    await box('기존 비밀번호').fill('hanbit01!');
    await box('새 비밀번호').fill('garam2025!');
    await box('새 비밀번호 확인').fill('garam2025!');
  }),
  getMemberInfo: { act: () => open(myPageTitle.basic) },
  modifyMemberInfo: save(myPageTitle.basic),
  getMemberCompanyInfo: { act: () => open(myPageTitle.company) },
  modifyMemberCompanyInfo: save(myPageTitle.company),
  getMemberEduInfo: { act: () => open(myPageTitle.education) },
  modifyMemberEduInfo: save(myPageTitle.education),
  getStudentCertificate: { act: () => open(myPageTitle.enrollment) },
  enrollStudentCertificate: {
    async arrange() {
      await open(myPageTitle.enrollment);
      await shown(button('등록'));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      await page.elementLocator(input ?? document.body).upload(new File(['재학'], '재학증명서.pdf'));
      await shown(page.getByText('재학증명서.pdf'));
      await button('등록').click();
      await shown(page.getByRole('alertdialog'));
    },
    act: () => page.getByRole('alertdialog').getByRole('button', { name: '등록' }).click(),
  },
};

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => (element.textContent ?? '').trim()).filter(Boolean);

/** What a sub-screen shows of an answer: its facts, fields, file and status. */
function contents(): string {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main form input:not([type=radio], [type=file])')];
  const values = inputs.map(({ value }) => value).filter(Boolean);
  const parts = [
    ...textOf('main dd'),
    ...values.slice(0, 2),
    ...textOf('main form li'),
    ...textOf('main [data-status]'),
  ];
  return `화면: ${parts.join(' · ') || '빈 양식'}`;
}

/** All that a reader is told: modal, alert, error of a field, notice, toast, and where it leads. */
const told = (before: string) => [
  ...textOf('[role=alertdialog] p').map((text) => `모달 “${text}”`),
  ...textOf('main [role=alert] p').map((text) => `알림 “${text}”`),
  ...new Set(
    [...textOf('main form section li'), ...textOf('main form [slot=errorMessage]')].map((text) => `항목 “${text}”`),
  ),
  ...textOf('main form [role=status] p').map((text) => `안내 “${text}”`),
  ...textOf('[data-react-aria-top-layer] p:last-child').map((text) => `토스트 “${text}”`),
  ...(path() === before ? [] : [`→ ${[path(), ...textOf('main strong')].join(' ')}`]),
];

const isRead = (operation: OperationId) => operation.startsWith('get');

const outcomes = Object.keys(ways).flatMap((id) => {
  const operation = id as OperationId;
  const all = scenariosOf(operation).map(({ name, status }) => ({ operation, status, name, times: 9 }));
  const once = all.filter(({ name }) => name === 'tokenExpired').map((row) => ({ ...row, times: 1 }));
  return [...all, ...once].map((row) => ({ ...row, title: row.times === 1 ? `${row.name} (한 번)` : row.name }));
});
const rows: string[] = [];

test.each(outcomes)('$operation, $status $title', async ({ operation, status, name, times, title }) => {
  const way = ways[operation];
  await way?.arrange?.();
  toastStore.set([]);
  const before = path() || paths.mypage;
  const known = told(before);
  scenario(operation, name, status, times);
  await way?.act();
  // The first row also fetches the code of its screen.
  await expect.poll(() => callsOf(operation).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const read = await settled(() => {
    const messages = told(before).filter((message) => !known.includes(message));
    return messages.length === 0 || isRead(operation) ? [contents(), ...messages].join(', ') : messages.join(', ');
  });
  rows.push(`| ${operation} | ${status} ${title} | ${read.replaceAll('\n', ' ')} |`);
});

test('what the reader is told of each outcome', async () => {
  const table = ['| 호출 | 결과 | 이용자가 읽는 것 |', '| --- | --- | --- |', ...rows].join('\n');
  await expect(`${table}\n`).toMatchFileSnapshot('outcomes.md');
});
