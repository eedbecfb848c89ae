// @module-tag slow

import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPanelTab, showPanel } from './panel-support.ts';

type State = { sources: Record<string, string>; persona: string | null };

/** Stubs the development server of a site that runs on a backend, which has the state. */
function stubConnection(sources: Record<string, string>): State {
  const state: State = { sources, persona: null };
  const send = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = send;
  });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== '/__connection') return send(request);
    if (request.method === 'POST') {
      const { sources: changed, persona = state.persona } = await request.json();
      state.sources = { ...state.sources, ...changed };
      state.persona = persona;
    }
    return Response.json(state);
  };
  return state;
}

test('the tab 연결 switches one operation, and all of a tag, and shows those that the backend lacks', async () => {
  const state = stubConnection({ login: 'backend', logout: 'backend', requestToken: 'backend', getPayInfo: 'missing' });
  await openPanelTab('연결', { mockState: null });
  await expect.element(page.getByText('백엔드 3 · 모의 서버 0 · 미구현 1')).toBeVisible();
  await page.getByRole('switch', { name: 'login: 모의 서버가 답함' }).click();
  await expect.element(page.getByText('백엔드 2 · 모의 서버 1 · 미구현 1')).toBeVisible();
  await expect.element(page.getByText('모의 1 / 3')).toBeVisible();
  await page.getByRole('switch', { name: 'session: 모의 서버가 답함' }).click();
  await expect.poll(() => state.sources).toMatchObject({ login: 'mock', logout: 'mock', requestToken: 'mock' });
  await page.getByLabelText(/^백엔드 회원을 대신할 회원/).selectOptions('hanbit04');
  await expect.poll(() => state.persona).toBe('hanbit04');
});

test('the site without a backend has no tab 연결', async () => {
  showPanel();
  await page.getByRole('button', { name: /^개발 패널/ }).click();
  await expect.element(page.getByRole('tab', { name: /^메일/ })).toBeVisible();
  expect(page.getByRole('tab', { name: /^연결/ }).elements()).toEqual([]);
});
