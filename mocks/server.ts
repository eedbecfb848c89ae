import { type Server, serve } from 'srvx';
import { tooLargeMaxBodyBytes } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { answerRequest } from './http/answer.ts';
import { generatedRepliesNotice } from './http/generated-reply.ts';
import { failureReply, toResponse } from './http/reply.ts';
import { checkSeed, SeedError } from './seed/check-seed.ts';
import { seedOf } from './seed/seed.ts';
import { isWorldSize, setWorldSize, worldSizeNames } from './seed/world-sizes.ts';
import { mailHooks } from './store/sent-codes.ts';
import { handleTestControl, testControlsPath } from './test-controls.ts';

/** The options of the HTTP server of the mock. */
export type MockServerOptions = {
  /** The port. 0 takes any free port. */
  port?: number;
  host?: string;
  /** Whether tests may read verification codes and set the clock. */
  controls?: boolean;
  /** Answers the requests in place of the mock alone. */
  answer?: (request: Request) => Promise<Response>;
};

const defaultPort = 4010;

/**
 * Handles one request of the HTTP server.
 * @param controls whether the test controls are enabled
 */
export async function handleRequest(request: Request, controls: boolean): Promise<Response> {
  const isControl = controls && new URL(request.url).pathname.startsWith(testControlsPath);
  return isControl ? handleTestControl(request) : answerRequest(request);
}

const systemErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const isTooLarge = (error: unknown) => error instanceof Error && systemErrorCode(error.cause) === 'ERR_BODY_TOO_LARGE';

/** Starts the mock as an HTTP server and waits until it listens. `close()` stops it. */
export async function createMockServer({
  port = defaultPort,
  host = '127.0.0.1',
  controls = false,
  answer = (request) => handleRequest(request, controls),
}: MockServerOptions = {}): Promise<Server> {
  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: tooLargeMaxBodyBytes,
    fetch: answer,
    error: (error) =>
      toResponse(
        isTooLarge(error)
          ? failureReply(413, ErrorCode.bodyTooLarge, '첨부 용량이 허용 범위를 넘었습니다.')
          : failureReply(500, ErrorCode.serverError, `mock: ${error instanceof Error ? error.message : String(error)}`),
      ),
  });
  await server.ready();
  return server;
}

/** Returns one line with the cause of a failed start and its remedy. */
function startupErrorText(error: unknown, port: number | undefined): string {
  if (error instanceof SeedError) return error.message;
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE')
    return `port ${port} is in use. Choose another port with --port, for example --port ${(port ?? 0) + 1}.`;
  if (code === 'EACCES') return `no permission to use port ${port}. Choose a port above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'the --host address does not exist on this machine. 127.0.0.1 always works.';
  return error instanceof Error ? error.message : String(error);
}

/** Prints each code that the mock would mail. */
export function printMailedCodes(): void {
  mailHooks.onCodeSent = ({ email, code }) => console.log(`mock: the code for ${email} is ${code}`);
}

/** Runs the mock as a command: prints its URL and the mailed codes, or why it cannot start. */
export async function runServer({ size, ...options }: MockServerOptions & { size: string }): Promise<void> {
  try {
    if (!isWorldSize(size)) throw new Error(`'${size}' is not a size. The sizes are ${worldSizeNames.join(', ')}.`);
    setWorldSize(size);
    // Build the world before the start. Otherwise the first request would wait for it.
    checkSeed(seedOf());
    const server = await createMockServer(options);
    printMailedCodes();
    console.log(`mock: ready on ${server.url}`);
    const notice = generatedRepliesNotice();
    if (notice) console.log(notice);
  } catch (error) {
    console.error(`mock: ${startupErrorText(error, options.port)}`);
    process.exitCode = 1;
  }
}
