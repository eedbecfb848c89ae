/**
 * `npm run release -- <folder>`: publishes the build in dist/ beside the earlier releases. `--rollback` returns to an
 * earlier release, `--list` prints all. docs/hosting.md describes the options and the folder.
 */
import { createEndSignal } from './end-signal.ts';
import { lockFolder } from './lock.ts';
import { parseOptions, type ReleaseOptions } from './options.ts';
import { publish } from './publish.ts';
import { checkCommit, readReleaseBuild } from './read-release-build.ts';
import { errorLine } from './release-error.ts';
import { prepareFolder, releaseFolder } from './release-folder.ts';
import { releaseLines } from './release-list.ts';
import { rollBack } from './roll-back.ts';

const printLine = (line: string) => console.log(line);

async function changeRelease({ action, build, keep, to, reload, url, ...options }: ReleaseOptions): Promise<void> {
  const folder = releaseFolder(options.folder);
  const activation = { reload, site: url === null ? null : { url } };
  const now = new Date();
  const common = { ...activation, folder, now, print: printLine, signal: createEndSignal() };
  const read = action === 'publish' ? await readReleaseBuild(build ?? 'dist') : null;
  if (read && build === null) checkCommit(read);
  await prepareFolder(folder);
  const unlock = await lockFolder(folder, now);
  try {
    if (read) await publish({ ...common, build: read, keep });
    else await rollBack({ ...common, to });
  } finally {
    await unlock();
  }
  if (reload === null) printLine('Now make the web server read its configuration again, such as: nginx -s reload');
}

async function run(options: ReleaseOptions): Promise<void> {
  if (options.action !== 'list') return changeRelease(options);
  for (const line of await releaseLines(releaseFolder(options.folder), new Date())) printLine(line);
}

function fail(line: string): void {
  console.error(`release: ${line}`);
  process.exitCode = 1;
}

// The web server runs as another user, who must be able to read the files.
process.umask(0o022);
try {
  const options = parseOptions(process.argv.slice(2));
  await run(options).catch((error: unknown) => fail(errorLine(error, options.folder)));
} catch (error) {
  fail(errorLine(error, ''));
}
