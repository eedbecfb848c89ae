import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';
import { type Scenario, scenariosOf } from '#mocks/scenarios.ts';
import { attachFiles, fillPost, forumPath, postFormPath, textFile } from './support/forum.ts';
import { openFilledInquiry } from './support/inquiry.ts';
import { startLoggedIn } from './support/login.ts';
import { startScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, expectedConsole: [/status of (400|401|413|429|500)/] });

/** Guest or member. An expired session shows another message to a member. */
type Visitor = '손님' | '회원';

/** Whether a scenario ends the session: by code 84, 91 or 97, or by status 401. */
const scenarioEndsSession = ({ value, status }: Scenario) =>
  status === 401 || /"code":"(84|91|97)"/.test(JSON.stringify(value));

const boardPaths: Readonly<Record<string, string>> = {
  notice: '/information',
  newsletter: `/information?menu=${encodeURIComponent('뉴스레터')}`,
  trend: `/information?menu=${encodeURIComponent('연구동향')}`,
  gallery: `/information?menu=${encodeURIComponent('갤러리')}`,
  forum: forumPath,
};

/** Returns the board of an example response; the notices if the response names no board. */
const boardOf = ({ value }: Scenario) =>
  Object.keys(boardPaths).find((board) => JSON.stringify(value).includes(`"${board}":`)) ?? 'notice';

/** An operation, the visitors who can call it, and the actions that lead to the call. */
type TestedOperation = {
  id: OperationId;
  visitors: readonly Visitor[];
  trigger: (page: Page, example: Scenario) => Promise<unknown>;
};

const testedOperations: readonly TestedOperation[] = [
  {
    id: 'getInfo',
    visitors: ['손님', '회원'],
    trigger: (page, example) => page.goto(boardPaths[boardOf(example)] ?? ''),
  },
  {
    id: 'getInfoDetail',
    visitors: ['손님', '회원'],
    trigger: (page, example) => {
      const query = new URL(boardPaths[boardOf(example)] ?? '', 'http://site').search;
      return page.goto(boardOf(example) === 'forum' ? '/information/community/664' : `/information/notice/237${query}`);
    },
  },
  {
    id: 'saveForum',
    visitors: ['회원'],
    trigger: async (page) => {
      await page.goto(postFormPath);
      await fillPost(page, '제목', '내용');
      await attachFiles(page, textFile('파일.txt'));
      await page.getByRole('button', { name: '등록' }).click();
    },
  },
  { id: 'getPastConferences', visitors: ['손님', '회원'], trigger: (page) => page.goto('/society') },
  { id: 'getPastConferencesDetail', visitors: ['손님', '회원'], trigger: (page) => page.goto('/society/guide/124') },
  {
    id: 'saveInquiry',
    visitors: ['손님', '회원'],
    trigger: async (page) => {
      await openFilledInquiry(page);
      await attachFiles(page, textFile('파일.txt'));
      await page.getByRole('button', { name: '등록' }).click();
    },
  },
];

/** Returns the visible message: a modal, toasts and errors, or the start of the loaded content. Empty while loading. */
const readMessage = (page: Page) =>
  page.evaluate(() => {
    const visibleTexts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        // biome-ignore lint/performance/useDomNodeTextContent: unlike textContent, innerText has spaces between table cells
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '');
    const modal = visibleTexts('[role=alertdialog] p');
    if (modal.length > 0) return `[모달] ${modal.join(' ')}`;
    const toasts = visibleTexts('[data-react-aria-top-layer] p').map((text) => `[알림] ${text}`);
    const fields = visibleTexts('form section[tabindex="-1"] li').map((text) => `[필드] ${text}`);
    const alerts = visibleTexts('main [role=alert]').map((text) => `[오류] ${text.replace(/ 다시 시도$/, '')}`);
    const messages = [...toasts, ...fields, ...alerts];
    if (messages.length > 0) return messages.join(' ');
    const contents = [
      ...visibleTexts('main article h2'),
      ...visibleTexts('main tbody tr:first-child'),
      ...visibleTexts('main [aria-busy=false] > div'),
      ...visibleTexts('main [aria-busy=false] li:first-child'),
      ...visibleTexts('main p[role=status] ~ div'),
    ];
    return (contents.find((text) => text !== '불러오는 중') ?? '').slice(0, 90);
  });

for (const { id, visitors, trigger } of testedOperations) {
  test(`every scenario of ${id} shows the message of its snapshot`, async ({ page }) => {
    test.slow();
    await startLoggedIn(page);
    const session = await page.evaluate(() => ({ ...localStorage }));
    const table = ['| status | scenario | who | what is read |', '| --- | --- | --- | --- |'];
    for (const example of scenariosOf(id)) {
      // Only the end of a session shows different messages to guests and members.
      const shownVisitors = visitors.filter(
        (visitor) => visitor === visitors[0] || scenarioEndsSession(example) || boardOf(example) === 'forum',
      );
      for (const visitor of shownVisitors) {
        await page.evaluate(
          (kept) => {
            localStorage.clear();
            Object.assign(localStorage, kept);
          },
          visitor === '회원' ? session : {},
        );
        const endScenario = await startScenario(page, id, example.name, example.status);
        await trigger(page, example);
        if (visitor === '회원' && scenarioEndsSession(example))
          await expect(page.getByRole('alertdialog')).toBeVisible();
        await expect.poll(() => readMessage(page), `${example.status} ${example.name}, ${visitor}`).not.toBe('');
        const text = await readMessage(page);
        const { pathname } = new URL(page.url());
        table.push(
          `| ${example.status} | ${example.name} | ${visitor} | ${text}${pathname.startsWith('/auth') ? ' → 로그인' : ''} |`,
        );
        await endScenario();
        await page.goto('/favicon.svg');
      }
    }
    expect(`${table.join('\n')}\n`).toMatchSnapshot(`${id}.md`);
  });
}
