import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';
import { type Scenario, scenariosOf } from '#mocks/scenarios.ts';
import { attach, fillPost, forum, postForm, textFile } from './support/forum.ts';
import { fillInquiry } from './support/inquiry.ts';
import { arriveLoggedIn } from './support/login.ts';
import { scenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, expectedConsole: [/status of (400|401|413|429|500)/] });

/** Who asks: a session that ends is said to members in another way. */
type Person = '손님' | '회원';

/** The codes that end a session, and the status that says that there is none. */
const endsSession = ({ value, status }: Scenario) =>
  status === 401 || /"code":"(84|91|97)"/.test(JSON.stringify(value));

const boards: Readonly<Record<string, string>> = {
  notice: '/information',
  newsletter: `/information?menu=${encodeURIComponent('뉴스레터')}`,
  trend: `/information?menu=${encodeURIComponent('연구동향')}`,
  gallery: `/information?menu=${encodeURIComponent('갤러리')}`,
  forum,
};

/** The board that an example of an answer is of; the notices where it says nothing. */
const boardOf = ({ value }: Scenario) =>
  Object.keys(boards).find((board) => JSON.stringify(value).includes(`"${board}":`)) ?? 'notice';

/** How a person meets an operation. */
type Way = { id: OperationId; people: readonly Person[]; reach: (page: Page, of: Scenario) => Promise<unknown> };

const ways: readonly Way[] = [
  {
    id: 'getInfo',
    people: ['손님', '회원'],
    reach: (page, of) => page.goto(boards[boardOf(of)] ?? ''),
  },
  {
    id: 'getInfoDetail',
    people: ['손님', '회원'],
    reach: (page, of) => {
      const query = new URL(boards[boardOf(of)] ?? '', 'http://site').search;
      return page.goto(boardOf(of) === 'forum' ? '/information/community/664' : `/information/notice/237${query}`);
    },
  },
  {
    id: 'saveForum',
    people: ['회원'],
    reach: async (page) => {
      await page.goto(postForm);
      await fillPost(page, '제목', '내용');
      await attach(page, textFile('파일.txt'));
      await page.getByRole('button', { name: '등록' }).click();
    },
  },
  { id: 'getPastConferences', people: ['손님', '회원'], reach: (page) => page.goto('/society') },
  { id: 'getPastConferencesDetail', people: ['손님', '회원'], reach: (page) => page.goto('/society/guide/124') },
  {
    id: 'saveInquiry',
    people: ['손님', '회원'],
    reach: async (page) => {
      await fillInquiry(page);
      await attach(page, textFile('파일.txt'));
      await page.getByRole('button', { name: '등록' }).click();
    },
  },
];

/** What a person reads now: a modal, messages, or the beginning of what came. Empty while nothing has come. */
const reading = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        // biome-ignore lint/performance/useDomNodeTextContent: what is read has spaces between its cells
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '');
    const modal = textOf('[role=alertdialog] p');
    if (modal.length > 0) return `[모달] ${modal.join(' ')}`;
    const toasts = textOf('[data-react-aria-top-layer] p').map((text) => `[알림] ${text}`);
    const fields = textOf('form section[tabindex="-1"] li').map((text) => `[필드] ${text}`);
    const alerts = textOf('main [role=alert]').map((text) => `[오류] ${text.replace(/ 다시 시도$/, '')}`);
    const said = [...toasts, ...fields, ...alerts];
    if (said.length > 0) return said.join(' ');
    const shown = [
      ...textOf('main article h2'),
      ...textOf('main tbody tr:first-child'),
      ...textOf('main [aria-busy=false] > div'),
      ...textOf('main [aria-busy=false] li:first-child'),
      ...textOf('main p[role=status] ~ div'),
    ];
    return (shown.find((text) => text !== '불러오는 중') ?? '').slice(0, 90);
  });

for (const { id, people, reach } of ways) {
  test(`every scenario of ${id} says something that a person can read`, async ({ page }) => {
    test.slow();
    await arriveLoggedIn(page);
    const session = await page.evaluate(() => ({ ...localStorage }));
    const table = ['| status | scenario | who | what is read |', '| --- | --- | --- | --- |'];
    for (const of of scenariosOf(id)) {
      // A session that ends means something to members alone; the rest is the same for both.
      const who = people.filter((person) => person === people[0] || endsSession(of) || boardOf(of) === 'forum');
      for (const person of who) {
        await page.evaluate(
          (kept) => {
            localStorage.clear();
            Object.assign(localStorage, kept);
          },
          person === '회원' ? session : {},
        );
        const end = await scenario(page, id, of.name, of.status);
        await reach(page, of);
        if (person === '회원' && endsSession(of)) await expect(page.getByRole('alertdialog')).toBeVisible();
        await expect.poll(() => reading(page), `${of.status} ${of.name}, ${person}`).not.toBe('');
        const text = await reading(page);
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
