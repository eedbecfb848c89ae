import type { Locator, Page } from '@playwright/test';
import { readEmailedCode } from '#e2e/support/verification-code.ts';
import type { OperationId } from '#mocks/generated/operations.ts';
import type { Step } from './state.ts';
import { plainName, roleWord, withObjectParticle, withSubjectParticle } from './wording.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const waitUntilVisible = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible' });

/** Returns the part of the page that can be operated: the topmost dialog, or else all of it. */
export async function operablePart(page: Page): Promise<Locator> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog], dialog[open]').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}

/** Returns a visible control that can be operated. Hidden controls exist for other widths. */
async function findVisibleControl(page: Page, role: Role, name: Name): Promise<Locator> {
  return (await operablePart(page))
    .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first();
}

/** Presses a control by its role and name. */
export const pressControl = (role: Role, name: Name): Step => ({
  description: `${withObjectParticle(`'${plainName(name)}' ${roleWord(role)}`)} 누른다`,
  run: async (page) => (await findVisibleControl(page, role, name)).click(),
});

/** Expands a section of a menu, a `details` element. */
export const expandSection = (name: string): Step => ({
  description: `'${name}' 항목을 펼친다`,
  run: (page) => page.locator('summary', { hasText: name }).filter({ visible: true }).click(),
});

/** Types into a field. */
export const fillField = (name: Name, text: string, role: Role = 'textbox'): Step => ({
  description: `'${plainName(name)}' 칸에 ${text === '' ? '아무것도 남기지 않는다' : `${withObjectParticle(`'${text.length > 40 ? `${text.slice(0, 20)}…` : text}'`)} 입력한다`}`,
  run: async (page) => (await findVisibleControl(page, role, name)).fill(text),
});

/** Selects a checkbox or a radio button. `force` is needed because the label covers a styled control. */
export const selectOption = (role: 'checkbox' | 'radio', name: Name): Step => ({
  description: `${withObjectParticle(`'${plainName(name)}'`)} 선택한다`,
  run: (page) => page.getByRole(role, { name }).first().check({ force: true }),
});

/** Chooses a file with the button that opens the picker. */
export const attachWithButton = (button: Name, file: { name: string; mimeType: string; buffer: Buffer }): Step => ({
  description: `'${plainName(button)}' 버튼으로 ${withObjectParticle(`파일 '${file.name}'`)} 고른다`,
  run: async (page) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      findVisibleControl(page, 'button', button).then((control) => control.click()),
    ]);
    await chooser.setFiles(file);
  },
});

/** Types the verification code that the mock sent to an email address. */
export const enterCode = (email: string): Step => ({
  description: `'인증번호' 칸에 ${email}(으)로 온 번호를 입력한다`,
  needsMock: true,
  run: async (page) => {
    const code = await readEmailedCode(page, email);
    await page.getByRole('textbox', { name: '인증번호' }).fill(code);
  },
});

/**
 * Chooses a small file in the first file input of the page. Waits until the area around the input has been painted,
 * because nobody can choose a file earlier, and screen readers do not know its live region before.
 */
export const attachFile = (fileName: string, mimeType: string, body: Buffer = Buffer.from('x')): Step => ({
  description: `${withObjectParticle(`파일 '${fileName}'`)} 고른다`,
  run: async (page) => {
    const input = page.locator('input[type=file]').first();
    const area = await input.locator('xpath=..').elementHandle();
    await area?.waitForElementState('stable');
    await input.setInputFiles({ name: fileName, mimeType, buffer: body });
  },
});

/** Presses a key. */
export const pressKey = (name: string): Step => ({
  description: `${name} 키를 누른다`,
  run: (page) => page.keyboard.press(name),
});

/** Waits until a text is visible. */
export const seeText = (text: Name): Step => ({
  description: `${withSubjectParticle(`'${plainName(text)}'`)} 보인다`,
  run: (page) => waitUntilVisible(page.getByText(text).filter({ visible: true }).first()),
});

/** Returns the first visible element with a role, and a name if given. */
const visibleByRole = (page: Page, role: Role, name?: Name): Locator =>
  page
    .getByRole(role, name === undefined ? {} : { name })
    .filter({ visible: true })
    .first();

/** Waits until an element with a role, and a name if given, is visible. */
export const seeRole = (role: Role, name?: Name): Step => ({
  description: `${withSubjectParticle(`${name === undefined ? '' : `'${plainName(name)}' `}${roleWord(role)}`)} 보인다`,
  run: (page) => waitUntilVisible(visibleByRole(page, role, name)),
});

/** Tells whether a page shows an element with a role, and a name if given, without waiting for it. */
export const showsRole =
  (role: Role, name?: Name) =>
  (page: Page): Promise<boolean> =>
    visibleByRole(page, role, name).isVisible();

/** Reloads the page with a path and a router state in its history entry. */
export const openWithHistoryState = (path: string, state: Record<string, unknown>): Step => ({
  description: `탐색 상태 ${JSON.stringify(state)}로 ${path}을(를) 연다`,
  run: async (page) => {
    await page.evaluate(
      ([to, usr]) => {
        history.pushState({ usr, key: 'audit', idx: 1 }, '', to);
      },
      [path, state] as const,
    );
    await page.reload();
  },
});

/** Waits until an alert has a text. Alerts have no accessible name. */
export const seeAlert = (): Step => ({
  description: '알림이 나온다',
  run: (page) => waitUntilVisible(page.getByRole('alert').filter({ hasText: /\S/, visible: true }).first()),
});

/** Describes a state that shows a message and announces it. */
export const expectMessage = (text: string) => ({
  reachedWhen: seeText(text),
  announces: new RegExp(text.replace(/\.$/, '')),
});

/** Describes a state in which the data of an operation cannot be loaded. */
export const expectFailure = (operation: OperationId) => ({
  scenarios: [{ operation, example: 'serverError', status: 500 }],
  reachedWhen: seeRole('button', '다시 시도'),
  announces: /서버가 응답하지 않습니다/,
});

/** Describes a state in which a dialog with an alert is open and announced. */
export const expectAlert = (text: string) => ({ reachedWhen: seeRole('alertdialog'), announces: new RegExp(text) });
