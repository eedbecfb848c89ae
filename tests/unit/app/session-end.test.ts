import { describe, expect, it, test } from 'vitest';
import type { SessionEndReason } from '#src/api/session.ts';
import { type ScreenKind, type SessionEndEffect, screenKindOf, sessionEndTable } from '#src/app/session-end.ts';
import { screens } from '#src/navigation/screens.ts';

/** The label of each reason in the document. */
const reasonLabels: Record<SessionEndReason, string> = {
  expired: 'code 84',
  rejected: 'code 91, or code 97 twice',
  refreshFailed: 'the token refresh fails',
  loggedOut: 'logout in this tab',
  loggedOutElsewhere: 'logout in another tab',
  elsewhere: 'any other end in another tab',
};

/** The label of each kind of screen in the document. */
const screenLabels: Record<ScreenKind, string> = {
  memberScreen: 'on a screen for members',
  login: 'at the login',
  otherScreen: 'on another screen',
};

/** The label of each effect in the document. */
const effectLabels: Record<Extract<SessionEndEffect, string>, string> = {
  discardText: 'discards typed text',
  keepTextInMemory: 'empties forms, keeps text in memory',
  erasePersonalData: 'erases personal data',
  cleanEntry: 'cleans the history entry',
  openHome: 'opens the home page',
  replaceByHome: 'opens the home page in place of the screen',
  openLogin: 'opens the login',
  replaceByLogin: 'opens the login in place of the screen',
  offerLogin: 'offers the login in a modal',
};

const labelsOf = (effects: readonly SessionEndEffect[]) =>
  effects
    .map((effect) => (typeof effect === 'string' ? effectLabels[effect] : `shows "${effect.message}"`))
    .join('; ') || 'nothing';

/** Draws the effects of one reason and screen: once, or for a visitor with and without unsaved text. */
function cellOf({ text, nothing }: (typeof sessionEndTable)[SessionEndReason][ScreenKind]): string {
  const [withText, withoutText] = [labelsOf(text), labelsOf(nothing)];
  return withText === withoutText ? withText : `with unsaved text: ${withText}<br>without: ${withoutText}`;
}

/** Draws the table as a Markdown document. */
function sessionEndDocument(): string {
  const screens = Object.keys(screenLabels) as ScreenKind[];
  const rows = Object.entries(sessionEndTable).map(([reason, byScreen]) => [
    reasonLabels[reason as SessionEndReason],
    ...screens.map((screen) => cellOf(byScreen[screen])),
  ]);
  const header = ['reason', ...Object.values(screenLabels)];
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
  return `# The end of a session\n\nAfter every end, the site also removes the cached responses of the member.\n\n${lines.join('')}`;
}

test('docs/session-end.md shows the effects of the code', async () => {
  await expect(sessionEndDocument()).toMatchFileSnapshot('../../../docs/session-end.md');
});

/** Returns all lists of effects of a reason. */
const effectsOf = (reason: SessionEndReason) =>
  Object.values(sessionEndTable[reason]).flatMap(({ text, nothing }) => [text, nothing]);
const reasons = Object.keys(sessionEndTable) as SessionEndReason[];

describe('The end of a session', () => {
  it('erases personal data after a logout by the member, and after no other end', () => {
    const erasing = reasons.filter((reason) =>
      effectsOf(reason).some((effects) => effects.includes('erasePersonalData')),
    );
    expect(erasing).toEqual(['loggedOut', 'loggedOutElsewhere']);
    expect(erasing.flatMap(effectsOf).every((effects) => effects.includes('erasePersonalData'))).toBe(true);
  });

  it('empties the forms before the personal data are erased, so that no form stores its text afterwards', () => {
    for (const effects of [...effectsOf('loggedOut'), ...effectsOf('loggedOutElsewhere')])
      expect(['discardText', 'keepTextInMemory']).toContain(effects[effects.indexOf('erasePersonalData') - 1]);
  });

  it('leaves a screen for members after each end that this tab has not asked for', () => {
    const leaving = ['openHome', 'replaceByHome', 'openLogin', 'replaceByLogin'];
    const staying = reasons.filter((reason) => {
      const { text, nothing } = sessionEndTable[reason].memberScreen;
      return [text, nothing].some((effects) => !effects.some((effect) => leaving.includes(String(effect))));
    });
    expect(staying).toEqual(['loggedOut']);
  });
});

describe('The screen of a visitor', () => {
  it.each([
    ['/mypage', '', 'memberScreen'],
    ['/mypage', `?menu=${screens.company.title}`, 'memberScreen'],
    ['/mypage', `?menu=${screens.privacy.title}`, 'otherScreen'],
    ['/auth/login', '', 'login'],
    ['/membership', '?menu=연회비 납부', 'otherScreen'],
    ['/information/community/1', '', 'otherScreen'],
    ['/', '', 'otherScreen'],
  ] as const)('%s%s counts as %s', (pathname, search, kind) => {
    expect(screenKindOf({ pathname, search, state: null })).toBe(kind);
  });
});
