import { join } from 'node:path';
import { operationTable } from '#mocks/generated/operations.ts';
import { createFolder, unwritableMessage, writeScenario } from '#mocks/recordings/recording-folder.node.ts';
import { mediaType } from '#tools/dev/backend/envelopes.ts';
import type { Exchange } from '#tools/dev/backend/hybrid.ts';
import { textType } from '#tools/dev/backend/request-backend.ts';
import { createHarEntry, HarFile } from './har.ts';
import { importHar } from './import-har.ts';
import { Redaction } from './redaction.ts';
import { createScenario, parseJson, type RecordedExchange } from './scenario.ts';

/** Returns the fields of a form. A file is its name. */
async function formFields(body: ArrayBuffer, type: string): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** Returns the body of a request: JSON, the fields of a form, or undefined without a body. */
async function readSentBody({ request, requestBody }: Exchange): Promise<unknown> {
  if (requestBody.byteLength === 0) return undefined;
  const type = request.headers.get('Content-Type') ?? '';
  if (/^multipart/.test(type)) return formFields(requestBody, type).catch(() => null);
  return parseJson(new TextDecoder().decode(requestBody)) ?? null;
}

/** Writes each exchange with the backend to a HAR file of the session, and as a scenario. */
export class Recorder {
  readonly #folder: string;
  readonly #har: HarFile;
  readonly #redaction: Redaction;
  readonly #print: (line: string) => void;
  #queue: Promise<void> = Promise.resolve();
  #hasFailed = false;

  /**
   * Creates the folder and the HAR file.
   * @throws Error with one line when the folder cannot be written
   */
  constructor(folder: string, { keepsValues, print }: { keepsValues: boolean; print: (line: string) => void }) {
    this.#folder = folder;
    this.#print = print;
    this.#redaction = new Redaction(keepsValues);
    try {
      createFolder(folder);
      const time = new Date().toISOString().replaceAll(':', '-').replace('Z', '');
      this.#har = new HarFile(join(folder, `${time}.${process.pid}.har`));
    } catch (error) {
      throw new Error(`--record: ${unwritableMessage(folder, error)}`);
    }
    if (keepsValues) print(`Warning: the recording in ${folder} contains passwords, tokens and personal data.`);
  }

  /** Adds an exchange. Exchanges are written one after another. */
  add(exchange: Exchange): void {
    if (this.#hasFailed) return;
    this.#queue = this.#queue.then(() => this.#write(exchange)).catch((error: unknown) => this.#reportFailure(error));
  }

  /** Waits until all exchanges are written, and closes the HAR file. */
  async close(): Promise<void> {
    await this.#queue.then(() => this.#restore()).catch((error: unknown) => this.#reportFailure(error));
    this.#har.close();
  }

  /** Writes everything again if the folder was deleted. The scenarios follow from the HAR file, which has no secrets. */
  async #restore(): Promise<void> {
    if (this.#hasFailed || !this.#har.restore()) return;
    this.#print(`${this.#folder} was deleted. The recording is written there again.`);
    // A HAR file may have no scenarios: only files, or nothing yet.
    await importHar(this.#har.path, this.#folder, true).catch(() => {});
  }

  async #write(exchange: Exchange): Promise<void> {
    const { operation, request, response, startedAt, tookMs } = exchange;
    const { origin, pathname, search } = new URL(request.url);
    const type = mediaType(response.headers.get('Content-Type'));
    const recorded: RecordedExchange = {
      operation: operation ?? 'fileDownload',
      method: request.method,
      url: operation ? operationTable[operation].path + search : pathname + search,
      requestBody: await readSentBody(exchange),
      status: response.status,
      type,
      text: textType.test(type) ? new TextDecoder().decode(response.body) : null,
      size: response.body.byteLength,
      startedAt,
    };
    await this.#restore();
    const transport = { origin, requestHeaders: request.headers, responseHeaders: response.headers, tookMs };
    const url = pathname + search;
    this.#har.add(createHarEntry({ ...recorded, url }, transport, this.#redaction));
    if (operation) await writeScenario(this.#folder, createScenario(recorded, this.#redaction));
  }

  /** Says once that an exchange could not be written. Those before it stay. */
  #reportFailure(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#print(`The recording has stopped: ${reason}. What was recorded before stays in ${this.#folder}.`);
  }
}
