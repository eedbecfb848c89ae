import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';
import { type Scenario, scenariosOf } from '#mocks/scenarios.ts';
import { attachFiles, fillPost, forumPath, postFormPath, textFile } from './support/forum.ts';
import { openFilledInquiry } from './support/inquiry.ts';
import { startLoggedIn } from './support/login.ts';
import { useScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, expectedConsole: [/status of (400|401|413|429|500)/] });

/** Who asks: a session that ends is said to members in another way. */
type Visitor = '손님' | '회원';

/** The codes that end a session, and the status that says that there is none. */
const scenarioEndsSession = ({ value, status }: Scenario) =>
  status === 401 || /"code":"(84|91|97)"/.test(JSON.stringify(value));

const boardPaths: Readonly<Record<string, string>> = {
  notice: '/information',
  newsletter: `/information?menu=${encodeURIComponent('뉴스레터')}`,
  trend: `/information?menu=${encodeURIComponent('연구동향')}`,
  gallery: `/information?menu=${encodeURIComponent('갤러리')}`,
  forum: forumPath,
};

/** The board that an example of an answer is of; the notices where it says nothing. */
const boardOf = ({ value }: Scenario) =>
  Object.keys(boardPaths).find((board) => JSON.stringify(value).includes(`"${board}":`)) ?? 'notice';

/** How a person meets an operation. */
type TestedOperation = {
  id: OperationId;
  people: readonly Visitor[];
  reach: (page: Page, of: Scenario) => Promise<unknown>;
};

const testedOperations: readonly TestedOperation[] = [
  {
    id: 'getInfo',
    people: ['손님', '회원'],
    reach: (page, of) => page.goto(boardPaths[boardOf(of)] ?? ''),
  },
  {
    id: 'getInfoDetail',
    people: ['손님', '회원'],
    reach: (page, of) => {
      const query = new URL(boardPaths[boardOf(of)] ?? '', 'http://site').search;
      return page.goto(boardOf(of) === 'forum' ? '/information/community/664' : `/information/notice/237${query}`);
    },
  },
  {
    id: 'saveForum',
    people: ['회원'],
    reach: async (page) => {
      await page.goto(postFormPath);
      await fillPost(page, '제목', '내용');
      await attachFiles(page, textFile('파일.txt'));
      await page.getByRole('button', { name: '등록' }).click();
    },
  },
  { id: 'getPastConferences', people: ['손님', '회원'], reach: (page) => page.goto('/society') },
  { id: 'getPastConferencesDetail', people: ['손님', '회원'], reach: (page) => page.goto('/society/guide/124') },
  {
    id: 'saveInquiry',
    people: ['손님', '회원'],
    reach: async (page) => {
      await openFilledInquiry(page);
      await attachFiles(page, textFile('파일.txt'));
      await page.getByRole('button', { name: '등록' }).click();
    },
  },
];

/** What a person reads now: a modal, messages, or the beginning of what came. Empty while nothing has come. */
const readMessage = (page: Page) =>
  page.evaluate(() => {
    const visibleTexts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        // biome-ignore lint/performance/useDomNodeTextContent: what is read has spaces between its cells
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '');
    const modal = visibleTexts('[role=alertdialog] p');
    if (modal.length > 0) return `[모달] ${modal.join(' ')}`;
    const toasts = visibleTexts('[data-react-aria-top-layer] p').map((text) => `[알림] ${text}`);
    const fields = visibleTexts('form section[tabindex="-1"] li').map((text) => `[필드] ${text}`);
    const alerts = visibleTexts('main [role=alert]').map((text) => `[오류] ${text.replace(/ 다시 시도$/, '')}`);
    const said = [...toasts, ...fields, ...alerts];
    if (said.length > 0) return said.join(' ');
    const shown = [
      ...visibleTexts('main article h2'),
      ...visibleTexts('main tbody tr:first-child'),
      ...visibleTexts('main [aria-busy=false] > div'),
      ...visibleTexts('main [aria-busy=false] li:first-child'),
      ...visibleTexts('main p[role=status] ~ div'),
    ];
    return (shown.find((text) => text !== '불러오는 중') ?? '').slice(0, 90);
  });

for (const { id, people, reach } of testedOperations) {
  test(`every scenario of ${id} says something that a person can read`, async ({ page }) => {
    test.slow();
    await startLoggedIn(page);
    const session = await page.evaluate(() => ({ ...localStorage }));
    const table = ['| status | scenario | who | what is read |', '| --- | --- | --- | --- |'];
    for (const of of scenariosOf(id)) {
      // A session that ends means something to members alone; the rest is the same for both.
      const who = people.filter((person) => person === people[0] || scenarioEndsSession(of) || boardOf(of) === 'forum');
      for (const person of who) {
        await page.evaluate(
          (kept) => {
            localStorage.clear();
            Object.assign(localStorage, kept);
          },
          person === '회원' ? session : {},
        );
        const end = await useScenario(page, id, of.name, of.status);
        await reach(page, of);
        if (person === '회원' && scenarioEndsSession(of)) await expect(page.getByRole('alertdialog')).toBeVisible();
        await expect.poll(() => readMessage(page), `${of.status} ${of.name}, ${person}`).not.toBe('');
        const text = await readMessage(page);
        const { pathname } = new URL(page.url());
        table.push(
          `| ${of.status} | ${of.name} | ${person} | ${text}${pathname.startsWith('/auth') ? ' → 로그인' : ''} |`,
        );
        await end();
        await page.goto('/favicon.svg');
      }
    }
    expect(`${table.join('\n')}\n`).toMatchSnapshot(`${id}.md`);
  });
}
