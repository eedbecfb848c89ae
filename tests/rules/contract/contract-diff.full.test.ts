import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScratchFolder, runTool } from '#tests/rules/support.ts';

const current = 'mocks/generated/contract.json';
// biome-ignore lint/suspicious/noExplicitAny: the tests change any part of the contract
type Contract = any;

/** Changes a copy of the contract, and returns the exit code and the broken parties of the comparison. */
async function compareWithChange(change: (contract: Contract) => void) {
  const contract = JSON.parse(await readFile(current, 'utf8'));
  change(contract);
  const changed = join(await createScratchFolder(), 'changed.json');
  await writeFile(changed, JSON.stringify(contract));
  const { code, stdout, stderr } = await runTool(
    'node',
    '--import',
    'tsx',
    'tools/dev/contract/contract-diff.ts',
    current,
    changed,
    '--json',
  );
  expect(stderr).toBe('');
  const changes: { breaks: string }[] = JSON.parse(stdout);
  return { code, breaks: [...new Set(changes.map(({ breaks }) => breaks))].sort() };
}

const schemasOf = (contract: Contract) => contract.components.schemas;

test.each<[string, (contract: Contract) => void, string[]]>([
  ['nothing', () => {}, []],
  [
    'a description',
    (contract) => {
      contract.info.description = 'x';
    },
    ['nobody'],
  ],
  [
    'a shorter limit of a request',
    (contract) => {
      schemasOf(contract).SaveInquiryRequest.properties.inquiry_title.maxLength = 40;
    },
    ['clients'],
  ],
  [
    'a longer limit of a request',
    (contract) => {
      schemasOf(contract).SaveInquiryRequest.properties.inquiry_title.maxLength = 60;
    },
    ['servers'],
  ],
  [
    'a field of a response that may be null',
    (contract) => {
      schemasOf(contract).GuideItem.properties.guide_title.type = ['string', 'null'];
    },
    ['clients'],
  ],
  [
    'a field of a response that is never null',
    (contract) => {
      schemasOf(contract).GuideItem.properties.guide_hit.type = 'integer';
    },
    ['servers'],
  ],
  [
    'a new code of failures',
    (contract) => {
      schemasOf(contract).ErrorCode.enum.push('99');
    },
    ['clients'],
  ],
  [
    'a removed operation',
    (contract) => {
      delete contract.paths['/v1/front/logout'];
    },
    ['clients'],
  ],
  [
    'another type',
    (contract) => {
      schemasOf(contract).PayGuide.properties.account_number.type = 'integer';
    },
    ['both'],
  ],
])('a change of %s breaks the right parties', async (_, change, breaks) => {
  const result = await compareWithChange(change);
  expect(result).toEqual({ code: breaks.some((one) => one !== 'nobody') ? 1 : 0, breaks });
});

test('a git revision is compared with the files, and the report is text', async () => {
  const { code, stdout, stderr } = await runTool(
    'node',
    '--import',
    'tsx',
    'tools/dev/contract/contract-diff.ts',
    'HEAD',
    'openapi/openapi.yaml',
  );
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'Nothing changed.\n', stderr: '' });
});

test('an argument that is no contract gives one line of error', async () => {
  const { code, stderr } = await runTool(
    'node',
    '--import',
    'tsx',
    'tools/dev/contract/contract-diff.ts',
    'nowhere',
    current,
  );
  expect(stderr).toMatch(/^contract:diff: nowhere is neither a file nor a git revision .*\n$/);
  expect(code).toBe(2);
});
