/**
 * An XMLHttpRequest that sends by `fetch`, so that the mock in the page can respond. It has the members that the site
 * uses for uploads.
 */
export class XhrByFetch {
  status = 0;
  statusText = '';
  responseType = '';
  response: Blob | null = null;
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  #method = 'GET';
  #url = '';
  readonly #headers = new Headers();
  #responseHeaders: Headers = new Headers();
  readonly #controller = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#controller.abort();
    this.onabort?.();
  }

  async send(body: Blob): Promise<void> {
    const { signal } = this.#controller;
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      this.response = await response.blob();
      this.status = response.status;
      this.statusText = response.statusText;
      this.#responseHeaders = response.headers;
    } catch {
      if (!signal.aborted) this.onerror?.();
      return;
    }
    if (!signal.aborted) this.onload?.();
  }
}
