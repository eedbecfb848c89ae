/**
 * `npm run audit:kills`: puts defects into the built site, one at a time, and measures who finds them: axe alone, both
 * engines, the whole battery. Words choose defects by their ID.
 *
 * Ends with 1 when the whole battery finds less than 95 in a hundred.
 */
import { startServers } from '#tools/audit/run/servers.ts';
import { prepare } from '#tools/audit/run/tools.ts';
import { defects } from './list.ts';
import { type Killed, measure } from './measure.ts';

const aim = 0.95;
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = defects.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));

const servers = await startServers();
const tools = await prepare({
  base: servers.base,
  members: { hanbit01: 'hanbit01!', hanbit07: 'hanbit07!' },
  clientSecret: 'audit',
  patience: 15_000,
  isOurs: true,
});
const started = performance.now();
const killed = await measure(tools, chosen, ({ defect, by, named, checks }) =>
  console.log(
    `${by.size > 0 ? '✓' : '✗'} ${defect.id}: ${defect.says}. ${checks.slice(0, 4).join(', ')}${by.size > 0 && !named ? ' (under another criterion)' : ''}`,
  ),
);
await tools.browser.close();
await servers.close();

const share = (count: number): string =>
  `${count} of ${killed.length} (${((100 * count) / Math.max(1, killed.length)).toFixed(1)} %)`;
const count = (is: (one: Killed) => boolean): number => killed.filter(is).length;
const all = count(({ by }) => by.size > 0);
console.log(`\naxe alone        ${share(count(({ by }) => by.has('axe')))}`);
console.log(`axe and IBM      ${share(count(({ by }) => by.has('axe') || by.has('ibm')))}`);
console.log(`whole battery    ${share(all)}`);
console.log(`  under its criterion ${share(count(({ named }) => named))}`);
for (const { defect, unseen } of killed.filter(({ by }) => by.size === 0))
  console.log(`missed: ${defect.id}: ${defect.says}${unseen ? ` (${unseen})` : ''}`);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exit(all / Math.max(1, killed.length) >= aim ? 0 : 1);
