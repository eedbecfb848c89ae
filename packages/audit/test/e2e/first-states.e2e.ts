import type { Page } from '@playwright/test';
import { mockMembers } from '#audit/run/options.ts';
import { screens } from '#audit/screens/list.ts';
import type { Screen, State } from '#audit/screens/state.ts';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { moveClockTo } from '#e2e/support/clock.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { test } from '#e2e/support/test.ts';

/** The IDs of the screens by section of the site. A section has at most four screens, so that its test is short. */
const sections: Record<string, string[]> = {
  'home page, the contact form and the texts of the society': ['home', 'contact', 'introduce', 'publication'],
  'screens for login and sign-up': ['login', 'find-id', 'find-password', 'signup'],
  'conference screens': ['guides', 'abstracts', 'registration'],
  'lists of the boards': ['notices', 'forum', 'boards'],
  'screens to read and write a post': ['post', 'post-form'],
  'membership screens and My Page': ['membership', 'annual-fee', 'mypage'],
};

/** Returns the state in which a screen opens. It is the first in the list. */
function defaultState({ id, states }: Screen): State {
  const [state] = states;
  if (!state) throw new Error(`The screen ${id} has no state.`);
  return state;
}

/** Returns the name of the section to which a screen belongs. */
function sectionNameOf({ id }: Screen): string {
  const section = Object.entries(sections).find(([, ids]) => ids.includes(id));
  if (!section) throw new Error(`The screen ${id} belongs to no section.`);
  return section[0];
}

/** Opens a state in a page that may show another one. */
async function openState(page: Page, { path, memberId, time, steps = [], reachedWhen }: State): Promise<void> {
  await moveClockTo(page, time ?? '2025-11-05T10:00:00+09:00');
  // A picture has the storage of the site and runs no scripts.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  if (memberId) await startLoggedIn(page, { id: memberId, password: mockMembers[memberId] ?? '', name: '' });
  await page.goto(path);
  for (const step of [...steps, ...(reachedWhen ? [reachedWhen] : [])]) await step.run(page);
}

// During a transition, colours have another contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [section, listed] of Object.entries(Object.groupBy(screens, sectionNameOf)))
  test(`the ${section} have no axe violations`, async ({ page }) => {
    for (const state of (listed ?? []).map(defaultState))
      await test.step(state.name, async () => {
        await openState(page, state);
        await expectAxeClean(page, state.name);
      });
  });
