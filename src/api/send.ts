import { apiBase } from './config.ts';
import type { ApiError, TransportError } from './errors.ts';
import { exchange, exchangeWithProgress } from './exchange.ts';

/** What a generated hook can fail with; the failure envelope never reaches it. */
export type ErrorType<_Envelope> = ApiError | TransportError;

/** What a generated call takes besides its data. */
export type SendInit = RequestInit & {
  /** Told how many bytes of the body have gone out. A service worker in between tells nothing. */
  onProgress?: (sent: number) => void;
};

/**
 * Sends a generated call (orval's mutator).
 * @param url the contract's path, with its query
 * @param init method, headers, body, signal, and who is told of the progress
 * @returns the envelope's data, or a Blob; a File when the server proposed a name
 * @throws ApiError for a failure envelope, TransportError without an envelope, the signal's reason when it aborts
 */
export async function send<T>(url: string, { onProgress, ...init }: SendInit): Promise<T> {
  const request = new Request(apiBase + url, init);
  const payload = await (onProgress ? exchangeWithProgress(request, onProgress) : exchange(request));
  // The contract says what T is; that the payload holds its keys was checked with the envelope.
  return payload as T;
}
