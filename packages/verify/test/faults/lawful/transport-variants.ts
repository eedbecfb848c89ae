import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { operationTable } from '#mocks/generated/operations.ts';
import { copyResponse, type Fault, failureResponse } from '#test/faults/fault.ts';
import { queryParametersOf } from '#verify/contract/contract-examples.ts';

/** Creates a variant that changes how responses are sent. */
const transport = (name: string, change: (response: Response) => Response | Promise<Response>): Fault => ({
  name,
  createHandler: () => async (request, next, id) => {
    const response = await next(request);
    return id === null ? response : change(response);
  },
});

const withHeaders = (headers: Record<string, string>) => (response: Response) =>
  copyResponse(response, response.body, { headers });

/** Sends a body in pieces, without its length. */
const inChunks = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      const size = Math.max(100, bytes.length >> 4);
      for (let offset = 0; offset < bytes.length; offset += size)
        controller.enqueue(bytes.slice(offset, offset + size));
      controller.close();
    },
  });

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** A server that takes its time before it stores something, so that other requests overtake a write. */
const slowWrites: Fault = {
  name: 'writes take 60 milliseconds more',
  createHandler: () => async (request, next) => {
    if (request.method === 'POST') await setTimeout(60);
    return next(request);
  },
};

/** A server that answers some requests with the rate limit. */
const rateLimit: Fault = {
  name: 'every 150th request exceeds the rate limit',
  createHandler: () => {
    let count = 0;
    return async (request, next, id) => {
      if (id !== null) count += 1;
      if (id === null || count % 150 > 0) return next(request);
      const response = failureResponse('49', 429);
      response.headers.set('Retry-After', '0');
      return response;
    };
  },
};

/** Lawful servers that send responses in another way, or reject where the contract leaves the choice. */
export const transportVariants: Fault[] = [
  transport(
    'responses have more headers',
    withHeaders({
      ETag: '"x1"',
      Vary: 'Origin, Accept-Encoding',
      'Cache-Control': 'no-store',
      'X-Request-Id': '7f3a',
      'Set-Cookie': 'JSESSIONID=1; Path=/; HttpOnly',
      'Access-Control-Allow-Origin': '*',
      'Strict-Transport-Security': 'max-age=1',
    }),
  ),
  transport('the content type has the charset in capitals', (response) =>
    response.headers.get('Content-Type')?.startsWith('application/json')
      ? withHeaders({ 'Content-Type': 'Application/JSON;charset=UTF-8' })(response)
      : response,
  ),
  transport('connections are closed after each response', withHeaders({ Connection: 'close' })),
  transport('bodies are sent in chunks', async (response) => copyResponse(response, inChunks(await bytesOf(response)))),
  transport('bodies are compressed', async (response) =>
    copyResponse(response, gzipSync(await bytesOf(response)), { headers: { 'Content-Encoding': 'gzip' } }),
  ),
  slowWrites,
  transport('names of files have a fallback', (response) => {
    const value = response.headers.get('Content-Disposition');
    const encoded = /filename\*=[^;]*/i.exec(value ?? '')?.[0];
    if (!encoded) return response;
    return withHeaders({ 'Content-Disposition': `attachment; filename="download.bin"; ${encoded}` })(response);
  }),
  rateLimit,
  {
    name: 'unknown query parameters are rejected',
    createHandler: () => async (request, next, id) => {
      const names = [...new URL(request.url).searchParams.keys()];
      const known = id ? queryParametersOf(id).map(({ name }) => name) : names;
      const isUnknown = names.some((name) => !known.includes(name));
      const hasSecret = request.headers.has('ClientSecret') || id === 'fileDownload';
      const hasToken = id === null || operationTable[id].token !== 'required' || request.headers.has('Authorization');
      return isUnknown && hasSecret && hasToken ? failureResponse('40', 400) : next(request);
    },
  },
  {
    name: 'an undocumented method gets status 404 and a page',
    createHandler: () => async (request, next, id) =>
      id === null && /\/v1\//.test(request.url) && !/\/files\//.test(request.url)
        ? new Response('<!doctype html>', { status: 404, headers: { 'Content-Type': 'text/html' } })
        : next(request),
  },
];
