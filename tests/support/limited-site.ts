import { freePort } from '#tools/dev/start/free-port.ts';
import { startBackend } from './backend.ts';
import { builtFolder, builtTable, nginxForTest } from './nginx.ts';

const success = JSON.stringify({ success: true, data: null, error: null });

/** Starts nginx in front of an API that accepts everything, and returns functions that post a body to a path or an operation. */
export async function startLimitedSite() {
  const received: string[] = [];
  const api = await startBackend(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString());
    response.end(success);
  });
  const port = await freePort();
  const { url } = await nginxForTest({ folder: builtFolder, table: builtTable(), port, embedPort: null, api });
  const request = (path: string, body: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ClientSecret: 'test' },
      body,
    });
  const post = (operation: string, body: string) => request(`/api/v1/front/${operation}`, body);
  return { post, request, received };
}

/** Returns the body of a login, with a password whose JSON has escapes. */
export const loginBody = (id: string) => JSON.stringify({ member_id: id, member_password: 'a"\\b한' });
/** Waits for responses, and returns their statuses. */
export const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);
/** Creates values for 0, 1, 2 and so on. */
export const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => create(i));
/** Returns how many of the statuses are the given one. */
export const countStatus = (statuses: number[], status: number) => statuses.filter((found) => found === status).length;
