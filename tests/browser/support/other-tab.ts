import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { titleField } from './locators.ts';
import { openSite } from './site.tsx';

/** The offer to restore a draft. */
export const offer = () => page.getByText('작성 중이던 내용이 있습니다. 이어서 작성하시겠습니까?');
/** The content of both storages. */
export const storedText = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** Changes the shared storage as another tab does, and dispatches the event of the browser. */
function inAnotherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

const removeSession = () => {
  for (const key of ['token', 'auth']) localStorage.removeItem(key);
};

/** Logs the member out as another tab does. */
export const logOutElsewhere = () =>
  inAnotherTab(() => {
    localStorage.setItem('logout', Math.random().toString(36).slice(2));
    removeSession();
    for (const key of Object.keys(localStorage)) if (key.startsWith('drafts:')) localStorage.removeItem(key);
  });

/** Ends the session as another tab does when it expires. */
export const expireElsewhere = () => inAnotherTab(removeSession);

/** Types an inquiry as a member, up to the moment before its draft is stored. */
export async function typeInquiry() {
  await openSite('/contact', 'hanbit01');
  await titleField().fill('저장된 글');
  await expect.poll(storedText).toContain('저장된 글');
  await titleField().fill('방금 쓴 글');
}
