/**
 * Serves a build for the end-to-end tests: `tsx tools/dev/start/serve-build.ts --port 4270 --folder dist`. The API is the
 * server at API_SERVER. With `--stand-in`, the build has the mock's search for postal codes.
 */
import { parseArgs } from 'node:util';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { serveCopy } from '#tools/hosting/serve-build.ts';
import { closeOnSignal, exitWithError } from './site.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' }, 'stand-in': { type: 'boolean' } },
});
const environment = requireEnvironment('production');
const { API_SERVER: api } = environment;
if (!api) exitWithError('API_SERVER is not set.');
const { folder } = values;
const port = Number(values.port);
const server = await (values['stand-in']
  ? serveCopy({ folder, port, api, standIn: environment })
  : startNodeServer(folder, port, api)
).catch((error: Error) => exitWithError(error.message));
closeOnSignal(server.close);
