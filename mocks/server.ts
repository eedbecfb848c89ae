import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse, type HttpHandler, http } from 'msw';
import { type Server, serve } from 'srvx';
import { operationTable } from './generated/operations.ts';
import { operationIds } from './http/document.ts';
import { cardHandler, fileHandler, operationHandlers, unknownHandler } from './http/msw.ts';
import { failureReply, toResponse } from './http/reply.ts';
import { mailHooks, sentCodes } from './store/sent-codes.ts';
import { sessionIdOf, storeOf } from './store/stores.ts';
import { handleTestControl, testControlsPath } from './test-controls.ts';

/** Where the server listens; port 0 takes any that is free. With controls, a test may read codes and move the clock. */
export type MockServerOptions = { port?: number; host?: string; controls?: boolean };

const defaultPort = 4010;
/** More than the ten files of ten megabytes that the largest form may carry. */
const bodyLimit = 110 * 1024 * 1024;

/** The handler of each method and path, so that finding one does not take longer the more there are. */
const handlersByOperation = new Map<string, HttpHandler>(
  operationIds.flatMap((id) => {
    const handler = operationHandlers.get(id);
    return handler ? [[`${operationTable[id].method} ${operationTable[id].path}`, handler] as const] : [];
  }),
);

/** The codes that were sent in a session, for a test: nobody else can read the mail. */
const sentCodesHandler = http.get('*/mock/codes', ({ request }) =>
  Response.json(sentCodes(storeOf(sessionIdOf(request)))),
);

/** Whoever answers for a path that is no operation. */
function fallbackHandler(path: string): HttpHandler {
  if (path.startsWith('/files/')) return fileHandler;
  if (path === '/mock/codes') return sentCodesHandler;
  return path.startsWith('/mock/card/') ? cardHandler : unknownHandler;
}

/** Answers one request, as the server does; with controls, those of a test too. */
export async function handleRequest(request: Request, controls: boolean): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (controls && pathname.startsWith(testControlsPath)) return handleTestControl(request);
  const path = pathname.startsWith('/api/') ? pathname.slice('/api'.length) : pathname;
  const handler = handlersByOperation.get(`${request.method} ${path}`) ?? fallbackHandler(path);
  return (
    (await getResponse([handler], request)) ??
    toResponse(failureReply(404, '44', `없는 주소입니다: ${request.method} ${pathname}`))
  );
}

const systemErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const isTooLarge = (error: unknown) => error instanceof Error && systemErrorCode(error.cause) === 'ERR_BODY_TOO_LARGE';

/** The mock as an HTTP server that listens already. Ends with `close()`. */
export async function createMockServer({
  port = defaultPort,
  host = '127.0.0.1',
  controls = false,
}: MockServerOptions = {}): Promise<Server> {
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: bodyLimit,
    fetch: (request) => handleRequest(request, controls),
    error: (error) =>
      toResponse(
        isTooLarge(error)
          ? failureReply(413, '45', '첨부 용량이 허용 범위를 넘었습니다.')
          : failureReply(500, '50', `mock: ${error instanceof Error ? error.message : String(error)}`),
      ),
  });
  await server.ready();
  return server;
}

const usage = 'Usage: npm run mock -- [--port 4010] [--host 127.0.0.1] [--controls]';

function readServerOptions(): MockServerOptions {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string' }, controls: { type: 'boolean', default: false } },
  });
  const port = Number(values.port ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`'${values.port}' is no port.`);
  const { controls, host } = values;
  return host ? { port, host, controls } : { port, controls };
}

/** One line that says what is wrong and what to do. */
function startupErrorText(error: unknown, port: number | undefined): string {
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE')
    return `port ${port} is taken. Choose another one with --port, for example --port ${(port ?? 0) + 1}.`;
  if (code === 'EACCES') return `port ${port} is not open to you. Choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'this machine has no such --host. 127.0.0.1 always works.';
  return `${error instanceof Error ? error.message : String(error)} ${usage}`;
}

async function runServer(): Promise<void> {
  let options: MockServerOptions = {};
  try {
    options = readServerOptions();
    const server = await createMockServer(options);
    mailHooks.onCodeSent = ({ email, code }) => console.log(`mock: the code for ${email} is ${code}`);
    console.log(`mock: ready on ${server.url}`);
  } catch (error) {
    console.error(`mock: ${startupErrorText(error, options.port)}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runServer();
