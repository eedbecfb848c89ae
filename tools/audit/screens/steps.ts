import type { Locator, Page } from '@playwright/test';
import type { Step } from './state.ts';
import { object, roleWord, subject, told } from './wording.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const shown = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible', timeout: 8000 });
/** A control that can be seen, in the layer that lies on top: a screen keeps others, hidden, for other widths. */
async function control(page: Page, role: Role, name: Name): Promise<Locator> {
  const layers = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true });
  const place = (await layers.count()) > 0 ? layers.last() : page;
  return place
    .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first();
}

/** Presses a control by its role and name. */
export const press = (role: Role, name: Name): Step => ({
  say: `${object(`'${told(name)}' ${roleWord(role)}`)} 누른다`,
  run: async (page) => (await control(page, role, name)).click({ timeout: 8000 }),
});

/** Types into a field. */
export const fill = (name: Name, text: string): Step => ({
  say: `'${told(name)}' 칸에 ${text === '' ? '아무것도 남기지 않는다' : `${object(`'${text.length > 40 ? `${text.slice(0, 20)}…` : text}'`)} 입력한다`}`,
  run: async (page) => (await control(page, 'textbox', name)).fill(text, { timeout: 8000 }),
});

/** Ticks a checkbox or chooses a radio button. A styled control has its label over it. */
export const check = (role: 'checkbox' | 'radio', name: Name): Step => ({
  say: `${object(`'${told(name)}'`)} 선택한다`,
  run: (page) => page.getByRole(role, { name }).first().check({ force: true, timeout: 8000 }),
});

/** Chooses a file with the button that opens the picker. */
export const attachBy = (button: Name, file: { name: string; mimeType: string; buffer: Buffer }): Step => ({
  say: `'${told(button)}' 버튼으로 ${object(`파일 '${file.name}'`)} 고른다`,
  run: async (page) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 8000 }),
      control(page, 'button', button).then((found) => found.click({ timeout: 8000 })),
    ]);
    await chooser.setFiles(file);
  },
});

/** Types the code that the mock sent to an address, as its reader would find it in the mail. */
export const enterCode = (email: string): Step => ({
  say: `'인증번호' 칸에 ${email}(으)로 온 번호를 입력한다`,
  run: async (page) => {
    const mails: unknown = await (await page.request.get('/api/mock/codes')).json();
    const mail = Array.isArray(mails) ? mails.find((one) => one.email === email) : undefined;
    if (typeof mail?.code !== 'string') throw new Error(`no code was sent to ${email}`);
    await page.getByRole('textbox', { name: '인증번호' }).fill(mail.code, { timeout: 8000 });
  },
});

/** Chooses a small file in the first picker of the page. */
export const attach = (fileName: string, mimeType: string, body: Buffer = Buffer.from('x')): Step => ({
  say: `${object(`파일 '${fileName}'`)} 고른다`,
  run: (page) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: fileName, mimeType, buffer: body }, { timeout: 8000 }),
});

/** Presses a key. */
export const key = (name: string): Step => ({ say: `${name} 키를 누른다`, run: (page) => page.keyboard.press(name) });

/** Waits until a text is seen. */
export const see = (text: Name): Step => ({
  say: `${subject(`'${told(text)}'`)} 보인다`,
  run: (page) => shown(page.getByText(text).filter({ visible: true }).first()),
});

/** Waits until something with that role, and name, is seen. */
export const seeRole = (role: Role, name?: Name): Step => ({
  say: `${subject(`${name === undefined ? '' : `'${told(name)}' `}${roleWord(role)}`)} 보인다`,
  run: (page) =>
    shown(
      page
        .getByRole(role, name === undefined ? {} : { name })
        .filter({ visible: true })
        .first(),
    ),
});

/** Reads the page again, with the navigation state that its history entry keeps. */
export const withState = (path: string, state: Record<string, unknown>): Step => ({
  say: `탐색 상태 ${JSON.stringify(state)}로 ${path}을(를) 연다`,
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
  say: '알림이 나온다',
  run: (page) => shown(page.getByRole('alert').filter({ hasText: /\S/, visible: true }).first()),
});
