// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { operationIds } from '#mocks/http/document.ts';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { client } from '#src/api/client.ts';
import { openPanelTab } from './panel-support.ts';

const notices = async () => {
  const { data } = await client.GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } });
  return data?.success && 'notice' in data.data ? data.data.notice_count : undefined;
};
const getInfo = page.getByRole('combobox', { name: /^getInfo / });

test('every operation of the contract has scenarios to select', async () => {
  await openPanelTab('시나리오');
  expect(page.getByRole('combobox').elements()).toHaveLength(operationIds.length);
  const options = getInfo.element().querySelectorAll('option');
  expect(options[0]).toMatchTextContent('평소대로');
  expect([...options].map((option) => option.textContent)).toContain('200 empty · Nothing found');
});

test('requests get the selected scenario until all scenarios are cleared', async () => {
  await openPanelTab('시나리오');
  expect(await notices()).toBeGreaterThan(0);
  await getInfo.selectOptions('200 empty');
  await expect.element(page.getByRole('status')).toMatchTextContent('1개 사용 중');
  expect(await notices()).toBe(0);
  await page.getByRole('button', { name: '모두 해제' }).click();
  await expect.element(getInfo).toHaveValue('');
  expect(await notices()).toBeGreaterThan(0);
});

test('a failure can be selected and cleared alone', async () => {
  await openPanelTab('시나리오');
  await getInfo.selectOptions('500 serverError');
  await page.getByRole('combobox', { name: /^login / }).selectOptions('200 mismatch');
  await expect(notices()).rejects.toMatchObject({ code: '50' });
  await getInfo.selectOptions('');
  expect(requestSettings.get().scenarios).toEqual({ login: '200 mismatch' });
});

test('operations are found by scenario name, and a checkbox filters the active ones', async () => {
  await openPanelTab('시나리오');
  const search = page.getByRole('searchbox', { name: '작업이나 시나리오 찾기' });
  await search.fill('tooManyFailures');
  expect(page.getByRole('combobox').elements()).toHaveLength(1);
  await search.fill('없는 작업');
  await expect.element(page.getByText('맞는 작업이 없습니다.')).toBeVisible();
  await search.fill('');
  await getInfo.selectOptions('200 gaps');
  await page.getByRole('checkbox', { name: '사용 중만' }).click();
  expect(page.getByRole('combobox').elements()).toHaveLength(1);
});

test('a stored scenario or operation outside the contract is ignored', async () => {
  requestSettings.set({ scenarios: { getInfo: '200 ofAnOlderContract', nothing: '200 empty', login: '200 mismatch' } });
  await openPanelTab('시나리오');
  await expect.element(getInfo).toHaveValue('');
  expect(requestSettings.get().scenarios).toEqual({ login: '200 mismatch' });
});
