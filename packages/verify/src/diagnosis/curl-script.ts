import { type Exchange, isJsonObject, successData } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { Finding } from '#verify/run/finding.ts';
import type { LoginOrigin, Secrets } from '#verify/secrets.ts';
import { curlCommand } from './curl.ts';

/** The operations that create or end sessions. The script repeats those of the step, because the finding may need them. */
const sessionOperations = new Set(['login', 'requestToken', 'logout']);
/** More requests than that would hide the one that matters. */
const maxRepeatedRequests = 6;

const tokenFields = ['access_token', 'refresh_token'] as const;

/** A shell function that prints a text field of the JSON on its standard input. */
const fieldFunction = `field() { tr -d '\\n' | sed -nE 's/.*"'"$1"'"[^:]*: *"([^"]*)".*/\\1/p'; }`;

/** Returns the access and refresh tokens that a request contains. */
function tokensOf({ request }: Exchange): string[] {
  const refresh = isJsonObject(request.body) ? request.body.refresh_token : undefined;
  return [request.token, refresh].filter((token): token is string => typeof token === 'string');
}

/** Writes a script line by line, with a shell variable for each token. */
class ScriptWriter {
  readonly lines: string[] = [];
  readonly #secrets: Secrets;
  #assigned = new Set<string>();
  #responses = 0;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Tells whether an earlier line has assigned the variable of a token. */
  hasToken(token: string): boolean {
    return this.#assigned.has(token);
  }

  /** Adds a request and assigns the tokens of its response to their variables. */
  addSessionRequest(command: string, tokens: Record<string, unknown>): void {
    const known = tokenFields.flatMap((field) => {
      const token = tokens[field];
      return typeof token === 'string' ? [{ field, token }] : [];
    });
    if (known.length === 0) {
      this.lines.push(command);
      return;
    }
    this.#responses += 1;
    this.lines.push(`RESPONSE_${this.#responses}=$(${command.replace(' -i ', ' ')})`);
    for (const { field, token } of known) {
      const variable = this.#secrets.mask(token).replace('$', '');
      this.lines.push(`${variable}=$(printf %s "$RESPONSE_${this.#responses}" | field ${field})`);
      this.#assigned.add(token);
    }
  }
}

/** Returns the exchange of the login with which the run obtained a token, as the script sends it. */
function loginExchange({ exchange }: LoginOrigin, isGivenMember: boolean): Exchange {
  if (isGivenMember) return exchange;
  // The password of an account of the run is in no report, so any other member takes its place.
  const body = { member_id: '$MEMBER_ID', member_password: '$MEMBER_PASSWORD' };
  return { ...exchange, request: { ...exchange.request, body } };
}

const descriptions: [RegExp, string][] = [
  [/^CLIENT_SECRET$/, 'the value of the header ClientSecret'],
  [/^MEMBER_ID$/, 'the ID of any member, because the run used an account of its own'],
  [/^MEMBER_PASSWORD$/, 'the password of this member'],
  [/^PASSWORD_/, 'the password of the account'],
  [/^CODE_/, 'the code in the mail'],
  [/^TOKEN_/, 'a token'],
];

/** Returns a comment for each variable that a script uses and does not assign. */
function describeVariables(script: string, secrets: Secrets): string[] {
  const used = new Set([...script.matchAll(/"\$([A-Z_]+(?:_\d+)?)"/g)].map(([, name = '']) => name));
  const unassigned = [...used].filter((name) => !new RegExp(`^${name}=`, 'm').test(script));
  return unassigned.map((name) => {
    const owner = secrets.ownerOf(name);
    const text = descriptions.find(([pattern]) => pattern.test(name))?.[1] ?? '';
    return `# Set ${name} first: ${owner === undefined ? text : `the password of ${owner}`}.`;
  });
}

/**
 * Returns a bash script that repeats the request of a finding by itself: it logs in first when the request has a token, and
 * it repeats the logins, refreshes and logouts of the step. Its first lines name the variables for secrets.
 * @param givenMembers the IDs of the members that the tester named
 */
export function curlScript(finding: Finding, secrets: Secrets, givenMembers: readonly string[]): string {
  const { exchange, history, clock } = finding;
  const hideSecrets = (text: string) => secrets.mask(text);
  const writer = new ScriptWriter(secrets);
  const repeated = history
    .filter((one) => sessionOperations.has(one.operation) && one.response && isSuccessResponse(one.response))
    .slice(-maxRepeatedRequests);
  const needsSession = tokensOf(exchange).length > 0;
  const logInFor = (one: Exchange) => {
    for (const token of tokensOf(one)) {
      const origin = writer.hasToken(token) ? undefined : secrets.originOf(token);
      if (!origin) continue;
      const login = loginExchange(origin, givenMembers.includes(origin.member));
      writer.addSessionRequest(curlCommand(login, hideSecrets), { [origin.field]: token });
    }
  };
  if (needsSession)
    for (const one of repeated) {
      if (one.operation !== 'login') logInFor(one);
      const origin = secrets.originOf(String(Object(successData(one.response)).access_token));
      const isOwn = one.operation === 'login' && origin && !givenMembers.includes(origin.member);
      const sent = isOwn ? loginExchange(origin, false) : one;
      writer.addSessionRequest(curlCommand(sent, hideSecrets), Object(successData(one.response)));
    }
  logInFor(exchange);
  writer.lines.push(curlCommand(exchange, hideSecrets));
  const script = writer.lines.join('\n');
  return [
    ...describeVariables(script, secrets),
    ...(clock === undefined ? [] : [`# The run had set the server's clock to ${clock}.`]),
    ...(script.includes('| field ') ? [fieldFunction] : []),
    script,
  ].join('\n');
}
