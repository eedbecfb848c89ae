import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { foundMember, moveOutOfHistory } from '#src/pages/auth/found-member.ts';

const history = { state: {} as { usr?: unknown }, replaceState: (state: object) => (history.state = state) };

beforeEach(() => void vi.stubGlobal('window', { history }));
afterEach(() => {
  vi.unstubAllGlobals();
  tabStore.remove(tabKeys.foundMember);
});

test('a found ID is available after a reload, although its history entry only has a reference to it', () => {
  history.state = { usr: { member_id: 'hanbit01' } };
  moveOutOfHistory('hanbit01');
  expect(history.state.usr).toEqual({ found: expect.stringMatching(/^\w+$/) });
  expect(foundMember(history.state.usr)).toBe('hanbit01');
});

test('an entry with another ID stays as it is', () => {
  history.state = { usr: { member_id: 'hanbit02' } };
  moveOutOfHistory('hanbit01');
  expect(history.state.usr).toEqual({ member_id: 'hanbit02' });
  expect(foundMember(history.state.usr)).toBeNull();
});
