/** Reads the results of the typed client (`createTypedClient`), which are envelopes of the contract. */

/** The result of a call. A failure of status 200 is in `data`, a failure of another status in `error`. */
export type ApiResult = { data?: unknown; error?: unknown; response: Response };

/** The data of the success envelope of a result. */
type SuccessData<Result> = Result extends { data?: infer Envelope }
  ? Envelope extends { success: true; data: infer Data }
    ? Data
    : never
  : never;

type Failure = { status: number; code: string; message: string };

const hasProperty = <Name extends string>(value: unknown, name: Name): value is { [Key in Name]: unknown } =>
  typeof value === 'object' && value !== null && name in value;

/** Returns the data of a result's success envelope, or its failure. @throws Error for another response body */
function readResult({ data, error, response }: ApiResult): { data: unknown } | { failure: Failure } {
  const body = data ?? error;
  if (hasProperty(body, 'success') && body.success === true && hasProperty(body, 'data')) return { data: body.data };
  if (hasProperty(body, 'error') && hasProperty(body.error, 'code') && hasProperty(body.error, 'message')) {
    const { code, message } = body.error;
    return { failure: { status: response.status, code: String(code), message: String(message) } };
  }
  throw new Error(`The response with status ${response.status} is not an envelope: ${JSON.stringify(body)}`);
}

/**
 * Returns the data of a successful call.
 * @throws Error with status and error code for a failure
 */
export async function dataOf<Result extends ApiResult>(call: Promise<Result>): Promise<SuccessData<Result>> {
  const result = readResult(await call);
  if ('failure' in result) throw new Error(`The call has failed: ${JSON.stringify(result.failure)}`);
  // The type of the result is that of the contract, and the handlers check their responses against the contract.
  return result.data as SuccessData<Result>;
}

/** Returns the HTTP status, the error code and the message of a failed call. @throws Error for a success */
export async function failureOf(call: Promise<ApiResult>): Promise<Failure> {
  const result = readResult(await call);
  if ('data' in result) throw new Error('The call has succeeded.');
  return result.failure;
}

/** Returns the error code of a call, or 'ok' for a success. */
export async function codeOf(call: Promise<ApiResult>): Promise<string> {
  const result = readResult(await call);
  return 'data' in result ? 'ok' : result.failure.code;
}
