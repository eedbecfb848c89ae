import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { createScratchFolder, runTool } from '#tests/rules/support.ts';

const current = 'mocks/generated/contract.json';
const compare = (...args: string[]) =>
  runTool('node', '--import', 'tsx', 'tools/dev/contract/contract-diff.ts', ...args);

test('each change names the parties that it breaks', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: the test changes any part of the contract
  const changed: any = structuredClone(contract);
  const { SaveInquiryRequest, GuideItem, ErrorCode, PayGuide } = changed.components.schemas;
  changed.info.description = 'x';
  SaveInquiryRequest.properties.inquiry_title.maxLength = 40;
  SaveInquiryRequest.properties.inquiry_content.maxLength += 10;
  GuideItem.properties.guide_title.type = ['string', 'null'];
  GuideItem.properties.guide_hit.type = 'integer';
  ErrorCode.enum.push('99');
  PayGuide.properties.account_number.type = 'integer';
  delete changed.paths['/v1/front/logout'];
  const file = join(await createScratchFolder(), 'changed.json');
  await writeFile(file, JSON.stringify(changed));
  const { code, stdout, stderr } = await compare(current, file, '--json');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const changes: { breaks: string; place: string }[] = JSON.parse(stdout);
  const breaksAt = (place: string) => [
    ...new Set(changes.filter((change) => change.place.includes(place)).map(({ breaks }) => breaks)),
  ];
  const places = [
    'info',
    'inquiry_title',
    'inquiry_content',
    'guide_title',
    'guide_hit',
    'error/properties/code',
    'logout',
  ];
  expect(Object.fromEntries([...places, 'account_number'].map((place) => [place, breaksAt(place).join()]))).toEqual({
    info: 'nobody',
    inquiry_title: 'clients',
    inquiry_content: 'servers',
    guide_title: 'clients',
    guide_hit: 'servers',
    'error/properties/code': 'clients',
    logout: 'clients',
    account_number: 'both',
  });
});

test('a git revision is compared with the files, and the report is text', async () => {
  expect(await compare('HEAD', 'openapi/openapi.yaml')).toEqual({ code: 0, stdout: 'Nothing changed.\n', stderr: '' });
});

test('an argument that is no contract gives one line of error', async () => {
  const { code, stderr } = await compare('nowhere', current);
  expect(stderr).toMatch(/^contract:diff: nowhere is neither a file nor a git revision .*\n$/);
  expect(code).toBe(2);
});
