import type { Locator, Page } from '@playwright/test';
import type { Step } from './state.ts';
import { withObjectParticle, roleWord, withSubjectParticle, plainName } from './wording.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const waitUntilVisible = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible', timeout: 8000 });
/** A control that can be seen, in the layer that lies on top: a screen keeps others, hidden, for other widths. */
async function findVisibleControl(page: Page, role: Role, name: Name): Promise<Locator> {
  const layers = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true });
  const place = (await layers.count()) > 0 ? layers.last() : page;
  return place
    .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first();
}

/** Presses a control by its role and name. */
export const pressControl = (role: Role, name: Name): Step => ({
  description: `${withObjectParticle(`'${plainName(name)}' ${roleWord(role)}`)} 누른다`,
  run: async (page) => (await findVisibleControl(page, role, name)).click({ timeout: 8000 }),
});

/** Types into a field. */
export const fillField = (name: Name, text: string): Step => ({
  description: `'${plainName(name)}' 칸에 ${text === '' ? '아무것도 남기지 않는다' : `${withObjectParticle(`'${text.length > 40 ? `${text.slice(0, 20)}…` : text}'`)} 입력한다`}`,
  run: async (page) => (await findVisibleControl(page, 'textbox', name)).fill(text, { timeout: 8000 }),
});

/** Ticks a checkbox or chooses a radio button. A styled control has its label over it. */
export const selectOption = (role: 'checkbox' | 'radio', name: Name): Step => ({
  description: `${withObjectParticle(`'${plainName(name)}'`)} 선택한다`,
  run: (page) => page.getByRole(role, { name }).first().check({ force: true, timeout: 8000 }),
});

/** Chooses a file with the button that opens the picker. */
export const attachWithButton = (button: Name, file: { name: string; mimeType: string; buffer: Buffer }): Step => ({
  description: `'${plainName(button)}' 버튼으로 ${withObjectParticle(`파일 '${file.name}'`)} 고른다`,
  run: async (page) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 8000 }),
      findVisibleControl(page, 'button', button).then((control) => control.click({ timeout: 8000 })),
    ]);
    await chooser.setFiles(file);
  },
});

/** Types the code that the mock sent to an address, as its reader would find it in the mail. */
export const enterCode = (email: string): Step => ({
  description: `'인증번호' 칸에 ${email}(으)로 온 번호를 입력한다`,
  run: async (page) => {
    const mails: unknown = await (await page.request.get('/api/mock/codes')).json();
    const mail = Array.isArray(mails) ? mails.find((one) => one.email === email) : undefined;
    if (typeof mail?.code !== 'string') throw new Error(`no code was sent to ${email}`);
    await page.getByRole('textbox', { name: '인증번호' }).fill(mail.code, { timeout: 8000 });
  },
});

/** Chooses a small file in the first picker of the page. */
export const attachFile = (fileName: string, mimeType: string, body: Buffer = Buffer.from('x')): Step => ({
  description: `${withObjectParticle(`파일 '${fileName}'`)} 고른다`,
  run: (page) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: fileName, mimeType, buffer: body }, { timeout: 8000 }),
});

/** Presses a key. */
export const pressKey = (name: string): Step => ({ description: `${name} 키를 누른다`, run: (page) => page.keyboard.press(name) });

/** Waits until a text is seen. */
export const seeText = (text: Name): Step => ({
  description: `${withSubjectParticle(`'${plainName(text)}'`)} 보인다`,
  run: (page) => waitUntilVisible(page.getByText(text).filter({ visible: true }).first()),
});

/** Waits until something with that role, and name, is seen. */
export const seeRole = (role: Role, name?: Name): Step => ({
  description: `${withSubjectParticle(`${name === undefined ? '' : `'${plainName(name)}' `}${roleWord(role)}`)} 보인다`,
  run: (page) =>
    waitUntilVisible(
      page
        .getByRole(role, name === undefined ? {} : { name })
        .filter({ visible: true })
        .first(),
    ),
});

/** Reads the page again, with the navigation state that its history entry keeps. */
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

/** Waits until an alert says something; an alert has no name of its own. */
export const seeAlert = (): Step => ({
  description: '알림이 나온다',
  run: (page) => waitUntilVisible(page.getByRole('alert').filter({ hasText: /\S/, visible: true }).first()),
});
