import { accessSync, constants } from 'node:fs';
import { operationTable } from '#mocks/generated/operations.ts';
import { createFolder, unwritableMessage, writeScenario } from '#mocks/recordings/recording-folder.node.ts';
import { mediaType } from '#tools/dev/backend/envelopes.ts';
import type { Exchange } from '#tools/dev/backend/hybrid.ts';
import { textType } from '#tools/dev/backend/request-backend.ts';
import { Redaction } from './redaction.ts';
import { createScenario, parseJson } from './scenario.ts';

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

/** Writes each exchange with the backend as a scenario. */
export class Recorder {
  readonly #folder: string;
  readonly #redaction: Redaction;
  readonly #print: (line: string) => void;
  #queue: Promise<void> = Promise.resolve();
  #hasFailed = false;

  /**
   * Creates the folder.
   * @throws Error with one line when the folder cannot be written
   */
  constructor(folder: string, { keepsValues, print }: { keepsValues: boolean; print: (line: string) => void }) {
    this.#folder = folder;
    this.#print = print;
    this.#redaction = new Redaction(keepsValues);
    try {
      createFolder(folder);
      // With the slash, a file is an error too.
      accessSync(`${folder}/`, constants.W_OK);
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

  /** Waits until all exchanges are written. */
  close(): Promise<void> {
    return this.#queue;
  }

  async #write(exchange: Exchange): Promise<void> {
    const { operation, request, response, startedAt } = exchange;
    const type = mediaType(response.headers.get('Content-Type'));
    const recorded = {
      operation,
      method: request.method,
      url: operationTable[operation].path + new URL(request.url).search,
      requestBody: await readSentBody(exchange),
      status: response.status,
      type,
      text: textType.test(type) ? new TextDecoder().decode(response.body) : null,
      size: response.body.byteLength,
      startedAt,
    };
    await writeScenario(this.#folder, createScenario(recorded, this.#redaction));
  }

  /** Says once that an exchange could not be written. Those before it stay. */
  #reportFailure(error: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#print(`The recording has stopped: ${reason}. What was recorded before stays in ${this.#folder}.`);
  }
}
