import { expect } from '@playwright/test';
import type { EngineElement, EnginePage } from './engine.ts';

/** What a journey does in the page. Elements are found by role and accessible name, as a screen reader finds them. */
export class Visitor {
  readonly #page: EnginePage;
  readonly #script: string;

  constructor(page: EnginePage, script: string) {
    this.#page = page;
    this.#script = script;
  }

  /** Opens a URL and waits for hydration. */
  async open(url: string): Promise<void> {
    await this.#page.open(url);
    await expect
      .poll(() => this.#evaluate('isSiteHydrated()'), { message: `hydration of ${url}`, timeout: 20_000 })
      .toBe(true);
  }

  /** Waits for an element. @param name its whole name, or a pattern between slashes */
  async find(role: string, name: string): Promise<EngineElement> {
    let found: EngineElement | null = null;
    const query = `findByRole(${JSON.stringify(role)}, ${JSON.stringify(name)})`;
    const isFound = async () => {
      found = await this.#page.find(`${this.#script}; return ${query}[0] ?? null;`).catch(() => null);
      return found !== null;
    };
    await expect.poll(isFound, { message: `a ${role} with the name ${name}`, timeout: 15_000 }).toBe(true);
    if (!found) throw new Error(`There is no ${role} with the name ${name}.`);
    return found;
  }

  /** Waits for a control and presses it. */
  async click(role: string, name: string): Promise<void> {
    await (await this.find(role, name)).click();
  }

  /** Waits for a field and types a text. */
  async type(role: string, name: string, text: string): Promise<void> {
    await (await this.find(role, name)).type(text);
  }

  /** Chooses a file in the file field of the open dialog, or of the page. */
  async chooseFile(path: string): Promise<void> {
    const input = await this.#page.find("return document.querySelector('input[type=file]');");
    if (!input) throw new Error('The page has no file field.');
    await input.chooseFile(path);
  }

  /** The text that the page shows, without hidden text. */
  text = async (): Promise<string> => String(await this.#page.run('return document.body.innerText;'));

  /** Waits until the page shows a text. */
  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: `the text ${text}`, timeout: 15_000 }).toContain(text);
  }

  /** The name of the focused element. */
  focusedText = async (): Promise<string> =>
    String(await this.#page.run("return document.activeElement?.textContent ?? '';"));

  /** Path and query of the page. */
  address = async (): Promise<string> => String(await this.#page.run('return location.pathname + location.search;'));

  /** The URLs that the page has requested. */
  requests = async (): Promise<unknown> =>
    this.#page.run("return performance.getEntriesByType('resource').map(({ name }) => name);");

  /** Stores entries in the local storage, as a previous visit does, or in the storage of the tab. */
  async store(
    entries: Record<string, string>,
    { storage = 'localStorage', page = '/favicon.svg' } = {},
  ): Promise<void> {
    await this.#page.open(page);
    await this.#page.run(`Object.assign(${storage}, ${JSON.stringify(entries)});`);
  }

  #evaluate(expression: string): Promise<unknown> {
    return this.#page.run(`${this.#script}; return ${expression};`);
  }
}
