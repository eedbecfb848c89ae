import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { operationTable } from '#mocks/generated/operations.ts';
import { copyResponse, type Fault, failureResponse, fault } from '#test/faults/fault.ts';
import { queryParametersOf } from '#verify/contract/contract-examples.ts';

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

/** Lawful servers that send responses in another way, or reject where the contract leaves the choice. */
export const transportVariants: Fault[] = [
  fault.response(
    'responses have more headers',
    'all',
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
  fault.response('the content type has the charset in capitals', 'all', (response) =>
    response.headers.get('Content-Type')?.startsWith('application/json')
      ? withHeaders({ 'Content-Type': 'Application/JSON;charset=UTF-8' })(response)
      : response,
  ),
  fault.response('connections are closed after each response', 'all', withHeaders({ Connection: 'close' })),
  fault.response('bodies are sent in chunks', 'all', async (response) =>
    copyResponse(response, inChunks(await bytesOf(response))),
  ),
  fault.response('bodies are compressed', 'all', async (response) =>
    copyResponse(response, gzipSync(await bytesOf(response)), { headers: { 'Content-Encoding': 'gzip' } }),
  ),
  // Other requests overtake a write.
  fault.handling('writes take 60 milliseconds more', 'all', async (request, next) => {
    if (request.method === 'POST') await setTimeout(60);
    return next(request);
  }),
  fault.response('names of files have a fallback', 'all', (response) => {
    const value = response.headers.get('Content-Disposition');
    const encoded = /filename\*=[^;]*/i.exec(value ?? '')?.[0];
    if (!encoded) return response;
    return withHeaders({ 'Content-Disposition': `attachment; filename="download.bin"; ${encoded}` })(response);
  }),
  fault.rateLimit('every 150th request exceeds the rate limit', () => {
    let count = 0;
    return () => {
      count += 1;
      return count % 150 > 0 ? null : 0;
    };
  }),
  fault.handling('unknown query parameters are rejected', 'all', async (request, next, id) => {
    const known = id ? queryParametersOf(id).map(({ name }) => name) : [];
    const isUnknown = [...new URL(request.url).searchParams.keys()].some((name) => !known.includes(name));
    const hasSecret = request.headers.has('ClientSecret') || id === 'fileDownload';
    const hasToken = id === null || operationTable[id].token !== 'required' || request.headers.has('Authorization');
    return isUnknown && hasSecret && hasToken ? failureResponse('40', 400) : next(request);
  }),
  {
    name: 'an undocumented method gets status 404 and a page',
    createHandler: () => async (request, next, id) =>
      id === null && /\/v1\//.test(request.url) && !/\/files\//.test(request.url)
        ? new Response('<!doctype html>', { status: 404, headers: { 'Content-Type': 'text/html' } })
        : next(request),
  },
];
