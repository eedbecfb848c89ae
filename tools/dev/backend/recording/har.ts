import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry, Har, PostData } from 'har-format';
import { createFolder } from '#mocks/recordings/recording-folder.node.ts';
import type { Redaction } from './redaction.ts';
import { type RecordedExchange, redactedBody, redactedUrl } from './scenario.ts';

/** The headers of an exchange, and the time until the end of the response in milliseconds. */
type Transport = { origin: string; requestHeaders: Headers; responseHeaders: Headers; tookMs: number };

/** Returns the body of a request as HAR without secrets. Files have no content. */
function postDataOf(body: unknown, type: string, redaction: Redaction): PostData {
  const redacted = redaction.json(body);
  if (!/^multipart/.test(type)) return { mimeType: type, text: JSON.stringify(redacted) };
  const fields = typeof redacted === 'object' && redacted !== null ? Object.entries(redacted) : [];
  return { mimeType: 'multipart/form-data', params: fields.map(([name, value]) => ({ name, value: String(value) })) };
}

/** Creates an entry of a HAR file (version 1.2) without secrets. */
export function createHarEntry(exchange: RecordedExchange, transport: Transport, redaction: Redaction): Entry {
  const { method, url, requestBody, status, type, size, startedAt } = exchange;
  const { origin, requestHeaders, responseHeaders, tookMs } = transport;
  const postData =
    requestBody === undefined ? null : postDataOf(requestBody, requestHeaders.get('Content-Type') ?? '', redaction);
  const path = redactedUrl(url, redaction);
  const { json, text } = redactedBody(exchange, redaction);
  const shownText = json === undefined ? text : JSON.stringify(json);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: tookMs,
    request: {
      method,
      url: origin + path,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: redaction.headers(requestHeaders),
      queryString: [...new URL(path, origin).searchParams].map(([name, value]) => ({ name, value })),
      ...(postData ? { postData } : {}),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: redaction.headers(responseHeaders),
      content: { size, mimeType: type, ...(shownText === undefined ? { comment: 'file' } : { text: shownText }) },
      redirectURL: '',
      headersSize: -1,
      bodySize: size,
    },
    cache: {},
    timings: { send: 0, wait: tookMs, receive: 0 },
  };
}

const end = ']}}\n';

/** A HAR file that is complete after each entry, so that nothing is lost when the process ends. */
export class HarFile {
  readonly path: string;
  #file: number;
  #position: number;
  #hasEntries = false;

  /**
   * Creates the file.
   * @throws Error of the file system, also when the file exists
   */
  constructor(path: string) {
    const empty: Har = { log: { version: '1.2', creator: { name: 'hanbit-society-site', version: '1' }, entries: [] } };
    const head = JSON.stringify(empty).slice(0, -']}}'.length);
    this.path = path;
    this.#file = openSync(path, 'wx+');
    this.#position = Buffer.byteLength(head);
    writeSync(this.#file, head + end, 0);
  }

  /** Adds an entry, and ends the file again. */
  add(entry: Entry): void {
    const text = (this.#hasEntries ? ',\n' : '\n') + JSON.stringify(entry);
    writeSync(this.#file, text + end, this.#position);
    this.#position += Buffer.byteLength(text);
    this.#hasEntries = true;
  }

  /** Writes the file again if it was deleted. @returns whether it was */
  restore(): boolean {
    const deleted = fstatSync(this.#file);
    if (deleted.nlink > 0) return false;
    const bytes = Buffer.alloc(deleted.size);
    readSync(this.#file, bytes, 0, bytes.length, 0);
    createFolder(dirname(this.path));
    const file = openSync(this.path, 'wx+');
    writeSync(file, bytes);
    closeSync(this.#file);
    this.#file = file;
    return true;
  }

  close(): void {
    closeSync(this.#file);
  }
}
