/**
 * Serves a build in Node for the end-to-end tests: `tsx tools/dev/start/serve-build.ts --port 4270 --folder dist`. The
 * API is the server at API_SERVER. Hundreds of tests log in as the same member, so no limits apply.
 */
import { parseArgs } from 'node:util';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { serveInNode } from '#tools/hosting/preview/serve-build.ts';
import { closeOnSignal, exitWithError } from './site.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
const environment = requireEnvironment('production');
const { API_SERVER: api, MOCK_POSTCODE } = environment;
if (!api) exitWithError('API_SERVER is not set.');
const server = await serveInNode({
  folder: values.folder,
  port: Number(values.port),
  api,
  standIn: MOCK_POSTCODE ? environment : null,
}).catch((error: Error) => exitWithError(error.message));
closeOnSignal(server.close);
