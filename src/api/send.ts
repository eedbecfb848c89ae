import { exchange } from './client';
import { apiBase } from './config';
import type { ApiError, TransportError } from './errors';

/** What a generated hook can fail with; the failure envelope never reaches it. */
export type ErrorType<_Envelope> = ApiError | TransportError;

/**
 * Sends a generated call (orval's mutator).
 * @param url the contract's path, with its query
 * @param init method, headers, body and signal
 * @returns the envelope's data, or a Blob; a File when the server proposed a name
 * @throws ApiError for a failure envelope, TransportError without an envelope, the signal's reason when it aborts
 */
export async function send<T>(url: string, init: RequestInit): Promise<T> {
  const payload = await exchange(new Request(apiBase + url, init));
  // The contract says what T is; that the payload holds its keys was checked with the envelope.
  return payload as T;
}
