import { TransportError } from './errors';
import { requiredData } from './generated/operations';

/** An envelope that was checked: the payload of a success, or the code and the message of a failure. */
export type Envelope = { success: true; data: unknown } | { success: false; error: { code: string; message: string } };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Lists of keys; the data must hold one of them in full. No list: the operation promises nothing. */
function requiredKeys(operation: string): readonly (readonly string[])[] {
  return Object.hasOwn(requiredData, operation) ? (requiredData[operation] ?? []) : [];
}

function holdsRequired(data: unknown, operation: string): boolean {
  const lists = requiredKeys(operation);
  if (lists.length === 0) return true;
  return isRecord(data) && lists.some((keys) => keys.every((key) => Object.hasOwn(data, key)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the text of an answer as an envelope (contract: `<Name>Success` and `Failure`). A missing `error` beside
 * `success: true` and a missing `data` beside `success: false` are forgiven; so is a missing message, which is for logs.
 * @param text the body
 * @param operation the contract's path, for what its data must hold
 * @param status the HTTP status; it counts only where there is no envelope
 * @throws TransportError `badResponse`, with status 400 `badRequest`, for anything that is no envelope
 */
export function readEnvelope(text: string, operation: string, status: number): Envelope {
  const body = parse(text);
  if (isRecord(body)) {
    if (body.success === true && holdsRequired(body.data, operation)) return { success: true, data: body.data ?? null };
    if (body.success === false && isRecord(body.error) && typeof body.error.code === 'string') {
      const { code, message } = body.error;
      return { success: false, error: { code, message: typeof message === 'string' ? message : '' } };
    }
  }
  throw new TransportError(status === 400 ? 'badRequest' : 'badResponse', String(status));
}

/** Whether an operation may answer with a file: it is a GET that promises no data (contract: fileDownload). */
export function mayAnswerFile(method: string, operation: string): boolean {
  return method === 'GET' && requiredKeys(operation).length === 0;
}
