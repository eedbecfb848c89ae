/**
 * `npx tsx packages/audit/test/seeded-defects/main.ts` puts defects into the built site, one at a time, and counts how many of them are detected by
 * axe alone, by axe and IBM's engine, and by the whole audit. Arguments select defects whose ID contains them.
 * `--sample 20` takes about 20 of them, spread over the list.
 *
 * Ends with 1 when the whole audit detects less than 95 % of the defects.
 */
import { parseArgs } from 'node:util';
import { mockMembers } from '#audit/run/options.ts';
import { prepareTools } from '#audit/run/tools.ts';
import { buildSite, startServers } from '#tools/dev/start/audited-site.ts';
import { defects } from './list.ts';
import { type Detection, measureDetection } from './measure.ts';

const requiredShare = 0.95;
const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' } } });
const named = defects.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
const distance = Math.max(1, Math.floor(named.length / Number(values.sample ?? named.length)));
const selected = named.filter((_defect, index) => index % distance === 0);

buildSite();
const servers = await startServers();
const tools = await prepareTools({
  base: servers.base,
  members: mockMembers,
  clientSecret: 'audit',
  timeoutMs: 15_000,
  hasMock: true,
});
const started = performance.now();
const detections = await measureDetection(tools, selected, ({ defect, detectedBy, hasRightCriterion, checks }) => {
  const sign = detectedBy.size > 0 ? '✓' : '✗';
  const note = detectedBy.size > 0 && !hasRightCriterion ? ' (under another criterion)' : '';
  console.log(`${sign} ${defect.id}: ${defect.description}. ${checks.slice(0, 4).join(', ')}${note}`);
});
await tools.browser.close();
await servers.close();

const countDetections = (isCounted: (detection: Detection) => boolean): number => detections.filter(isCounted).length;
const formatShare = (count: number): string =>
  `${count} of ${detections.length} (${((100 * count) / Math.max(1, detections.length)).toFixed(1)} %)`;
const undetected = detections.filter(({ detectedBy }) => detectedBy.size === 0);
const detected = detections.length - undetected.length;
const byAxe = countDetections(({ detectedBy }) => detectedBy.has('axe'));
const byEngines = countDetections(({ detectedBy }) => detectedBy.has('axe') || detectedBy.has('ibm'));
console.log(`\naxe alone        ${formatShare(byAxe)}`);
console.log(`axe and IBM      ${formatShare(byEngines)}`);
console.log(`whole audit      ${formatShare(detected)}`);
console.log(
  `  under the right criterion ${formatShare(countDetections(({ hasRightCriterion }) => hasRightCriterion))}`,
);
for (const { defect, untestedReason } of undetected)
  console.log(`undetected: ${defect.id}: ${defect.description}${untestedReason ? ` (${untestedReason})` : ''}`);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exit(detected / Math.max(1, detections.length) >= requiredShare ? 0 : 1);
