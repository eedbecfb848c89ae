/**
 * Starts the server: `node packages/verify/example-backend/main.ts [--port 4020] [--database file]`. Without a file, the data end with
 * the process. The environment variable CLIENT_SECRET has the client secret.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from './database.ts';
import { seed } from './seed.ts';
import { buildServer } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4020' }, database: { type: 'string', default: ':memory:' } },
});
const database = openDatabase(values.database);
await seed(database);
const server = await buildServer(database, process.env.CLIENT_SECRET ?? 'hanbit-web');
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: Number(values.port) })}\n`);
