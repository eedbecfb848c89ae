import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { type LooseJson, readJson, withHeader } from '#test/faults/fault.ts';

type Next = (request: Request) => Promise<Response>;
type Login = { memberId: string; access: Set<string>; refresh: string };

/**
 * Remembers the logins, passwords, codes and verified addresses that a server has seen, so that a mutant can accept a
 * secret that the correct server refuses: it replaces the secret by a valid one.
 */
export class KnownSecrets {
  readonly logins: Login[] = [];
  /** The passwords of each member ID, the current one last. */
  readonly passwords = new Map<string, string[]>();
  readonly emailOfMember = new Map<string, string>();
  /** The mailed codes of each address, the current one last. */
  readonly codes = new Map<string, string[]>();
  readonly verifiedEmails = new Set<string>();
  readonly confirmedMembers = new Set<string>();

  /** Sends a request to the correct server and remembers the secrets in it. */
  async observe(request: Request, next: Next, id: OperationId | null): Promise<Response> {
    const url = new URL(request.url);
    const hasSecrets =
      id !== null && /^(login|requestToken|signup|changePw|resetPw|verifyCode|findMemberPassword)$/.test(id);
    const sent: LooseJson = hasSecrets ? await readJson(request) : null;
    const token = request.headers.get('Authorization');
    const response = await next(request);
    if (url.pathname === '/mock/controls/code' && response.ok) {
      const email = url.searchParams.get('email')?.toLowerCase() ?? '';
      const code = await response.clone().text();
      if (this.codes.get(email)?.at(-1) !== code) this.codes.set(email, [...(this.codes.get(email) ?? []), code]);
    }
    const received: LooseJson = hasSecrets ? await readJson(response) : null;
    if (received?.success) this.#remember(id, sent, received.data, token);
    return response;
  }

  #remember(id: OperationId | null, sent: LooseJson, data: LooseJson, token: string | null): void {
    if (id === 'login') {
      this.#addPassword(sent.member_id, sent.member_password);
      this.logins.push({ memberId: sent.member_id, access: new Set([data.access_token]), refresh: data.refresh_token });
    }
    if (id === 'requestToken')
      this.logins.find(({ refresh }) => refresh === sent.refresh_token)?.access.add(data.access_token);
    if (id === 'signup') {
      this.#addPassword(sent.member_id, sent.member_password);
      this.emailOfMember.set(sent.member_id, sent.member_email);
    }
    if (id === 'resetPw') this.#addPassword(sent.member_id, sent.member_password);
    if (id === 'changePw') {
      const login = this.loginOf(token);
      if (login) this.#addPassword(login.memberId, sent.member_new_password);
    }
    if (id === 'verifyCode') this.verifiedEmails.add(String(sent.email).toLowerCase());
    if (id === 'findMemberPassword') {
      this.confirmedMembers.add(sent.member_id);
      this.emailOfMember.set(sent.member_id, sent.member_email);
    }
  }

  #addPassword(memberId: string, password: string): void {
    const known = (this.passwords.get(memberId) ?? []).filter((other) => other !== password);
    this.passwords.set(memberId, [...known, password]);
  }

  /** Returns the login of an access token. */
  loginOf(token: string | null): Login | undefined {
    return this.logins.find(({ access }) => token !== null && access.has(token));
  }

  /** Sends a request to another operation, with the headers of a given request. */
  async call(next: Next, like: Request, id: OperationId, body: object): Promise<LooseJson> {
    const url = new URL(like.url);
    const { path, method } = operationTable[id];
    const headers = new Headers(like.headers);
    for (const name of ['Authorization', 'Content-Length']) headers.delete(name);
    headers.set('Content-Type', 'application/json');
    const request = new Request(`${url.origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return readJson(await this.observe(request, next, id));
  }

  /** Logs a member in with the current password. Returns the new access token, or null. */
  async newToken(next: Next, like: Request, memberId: string): Promise<string | null> {
    const password = this.passwords.get(memberId)?.at(-1);
    if (password === undefined) return null;
    const json = await this.call(next, like, 'login', { member_id: memberId, member_password: password });
    return json?.success ? json.data.access_token : null;
  }

  /** Sends a request again with another access token; returns null without a token. */
  async retry(next: Next, request: Request, token: string | null): Promise<Response | null> {
    return token === null ? null : next(withHeader(request, 'Authorization', token));
  }

  /** Mails a code to an address, reads it and verifies the address. */
  async verifyEmail(next: Next, like: Request, email: string): Promise<void> {
    await this.call(next, like, 'sendEmailVerification', { email });
    await this.call(next, like, 'verifyCode', { email, code: await this.currentCode(next, like, email) });
  }

  /** Returns the code in the last mail to an address; empty without a mail. */
  async currentCode(next: Next, like: Request, email: string): Promise<string> {
    const { origin } = new URL(like.url);
    const headers = { 'X-Mock-Session': like.headers.get('X-Mock-Session') ?? '' };
    const url = `${origin}/mock/controls/code?email=${encodeURIComponent(email)}`;
    const response = await next(new Request(url, { headers }));
    return response.ok ? response.text() : '';
  }
}
