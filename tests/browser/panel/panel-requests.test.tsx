// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { client } from '#src/api/client.ts';
import { expectConsole } from '#tests/support/console.ts';
import { openPanelTab } from './panel-support.ts';

const rows = page.getByRole('list', { name: '마지막 요청' }).getByRole('listitem');
const callNotices = () => client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });

test('a request is listed with its response, its scenario, and the result of the contract check', async () => {
  await openPanelTab('요청');
  await expect.element(page.getByText('아직 보낸 요청이 없습니다.')).toBeVisible();
  requestSettings.set({ scenarios: { getInfo: '200 empty' } });
  await callNotices();
  const row = rows.first();
  await expect.element(row).toMatchTextContent(/200\s?getInfo\s?\d\d:\d\d:\d\d\s?\d+ ms/);
  await expect.element(row).toMatchTextContent('GET /api/v1/front/getInfo?type=notice');
  await expect.element(row).toMatchTextContent('시나리오 200 empty');
  await expect.element(row).toMatchTextContent('계약 준수');
});

test('a deviation is marked by words with pointer and reason, and can be filtered', async () => {
  expectConsole(/^api: /);
  await openPanelTab('요청');
  await callNotices();
  await fetch('/api/v1/front/getInfo?type=notices', { headers: { ClientSecret: 'test' } });
  await expect.element(rows.first()).toMatchTextContent('요청이 계약과 다름');
  await expect.element(rows.first()).toMatchTextContent('/query/type type: 허용된 값이 아닙니다');
  await expect.element(page.getByRole('tab', { name: /^요청/ })).toHaveAccessibleName(/계약 위반 1건/);
  expect(rows.elements()).toHaveLength(2);
  await page.getByRole('checkbox', { name: '계약 위반만' }).click();
  expect(rows.elements()).toHaveLength(1);
  await page.getByRole('button', { name: '지우기' }).click();
  await expect.element(page.getByText('계약을 어긴 요청이 없습니다.')).toBeVisible();
});

test('a request to a path outside the contract is a deviation', async () => {
  expectConsole(/^api: /);
  await openPanelTab('요청');
  await fetch('/api/v1/front/nothing');
  await expect.element(rows.first()).toMatchTextContent('404');
  await expect.element(rows.first()).toMatchTextContent('계약에 없는 주소');
});

test('a request without a response is marked', async () => {
  await openPanelTab('요청');
  requestSettings.set({ offline: true });
  await callNotices().catch(() => undefined);
  await expect.element(rows.first()).toMatchTextContent('응답 없음');
});
