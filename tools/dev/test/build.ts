/** Builds the site for tests: without .env files, so that it is the same on every machine. The arguments go to the build. */
import { mockStart } from '#mocks/store/clock.ts';

process.env.ENV_FILES = 'false';
// The HTML has the event and the fees of the mock's first day.
process.env.SOURCE_DATE_EPOCH ??= String(mockStart / 1000);
process.argv.push('--compression', 'quick', '--edge');
await import('#tools/build/build.ts');
