import { isJsonObject } from '#verify/contract/json-values.ts';
import { type Exchange, type FormPart, successFields } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { Finding } from '#verify/run/finding.ts';
import type { LoginOrigin, Secrets } from '#verify/secrets.ts';
import { writeBefore } from './culprit.ts';

/** Matches the shell variables in place of secrets and of the member who logs in. */
const secretVariable = /(\$(?:CLIENT_SECRET|MEMBER_ID|MEMBER_PASSWORD|TOKEN_\d+|PASSWORD_\d+|CODE_\d+))/;

/** Quotes a text as one shell word. Only the variables of secrets are expanded by the shell. */
function quoteForShell(text: string): string {
  const quoteLiteral = (part: string) => `'${part.replaceAll("'", `'\\''`)}'`;
  const parts = text.split(secretVariable).filter((part) => part !== '');
  return parts.map((part) => (secretVariable.test(part) ? `"${part}"` : quoteLiteral(part))).join('') || "''";
}

/** Returns the curl option of a form part. A file is replaced by zero bytes of the same size. */
function curlFormOption(part: FormPart, mask: (text: string) => string): string {
  if ('text' in part) return `--form-string ${quoteForShell(mask(`${part.name}=${part.text}`))}`;
  const fileName = quoteForShell(`;filename="${part.file}"`);
  return `-F ${quoteForShell(`${part.name}=@`)}<(head -c ${part.bytes.length} /dev/zero)${fileName}`;
}

/** Returns a bash command that sends the request of an exchange again. */
function curlCommand({ method, url, headers, request }: Exchange, mask: (text: string) => string): string {
  const lines = [`curl -sS -i -X ${method} ${quoteForShell(mask(url))}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quoteForShell(mask(`${name}: ${value}`))}`);
  const { raw, parts, body } = request;
  if (parts) lines.push(...parts.map((part) => curlFormOption(part, mask)));
  else if (raw) lines.push(`--data-binary ${quoteForShell(mask(raw.text))}`);
  else if (body !== undefined) lines.push(`--data-binary ${quoteForShell(mask(JSON.stringify(body)))}`);
  return lines.join(' \\\n  ');
}

/** The operations that create or end sessions. The script repeats those of the step, because the finding may need them. */
const sessionOperations = new Set(['login', 'requestToken', 'logout']);
/** More requests than that would hide the one that matters. */
const maxRepeatedRequests = 6;

/** A shell function that prints a text field of the JSON on its standard input. */
const fieldFunction = `field() { tr -d '\\n' | sed -nE 's/.*"'"$1"'"[^:]*: *"([^"]*)".*/\\1/p'; }`;

/** Returns the access and refresh tokens that a request contains. */
function tokensOf({ request }: Exchange): string[] {
  const refresh = isJsonObject(request.body) ? request.body.refresh_token : undefined;
  return [request.token, refresh].filter((token): token is string => typeof token === 'string');
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
  return [...used].flatMap((name) => {
    if (new RegExp(`^${name}=`, 'm').test(script)) return [];
    const owner = secrets.ownerOf(name);
    const text = descriptions.find(([pattern]) => pattern.test(name))?.[1] ?? '';
    return [`# Set ${name} first: ${owner === undefined ? text : `the password of ${owner}`}.`];
  });
}

/**
 * Returns a bash script that repeats a request with its logins and logouts, and the JSON that has written the value of the
 * finding. It names its variables first.
 */
export function curlScript(finding: Finding, secrets: Secrets, givenMembers: readonly string[]): string {
  const { exchange, history, clock } = finding;
  const mask = (text: string) => secrets.mask(text);
  const lines: string[] = [];
  const assigned = new Set<string>();
  /** The password of an account of the run is in no report, so any other member takes its place. */
  const asAnyMember = (origin: LoginOrigin): Exchange => {
    if (givenMembers.includes(origin.member)) return origin.exchange;
    const body = { member_id: '$MEMBER_ID', member_password: '$MEMBER_PASSWORD' };
    return { ...origin.exchange, request: { ...origin.exchange.request, body } };
  };
  /** Adds a request, and assigns the tokens of its response to their variables. */
  const addSessionRequest = (sent: Exchange, tokens: object) => {
    const response = `RESPONSE_${lines.length + 1}`;
    lines.push(`${response}=$(${curlCommand(sent, mask).replace(' -i ', ' ')})`);
    for (const [field, token] of Object.entries(tokens)) {
      if (!field.endsWith('_token') || typeof token !== 'string') continue;
      lines.push(`${mask(token).replace('$', '')}=$(printf %s "$${response}" | field ${field})`);
      assigned.add(token);
    }
  };
  const logInFor = (one: Exchange) => {
    for (const token of tokensOf(one)) {
      const origin = assigned.has(token) ? undefined : secrets.originOf(token);
      if (origin) addSessionRequest(asAnyMember(origin), { [origin.field]: token });
    }
  };
  const repeated = history
    .filter((one) => sessionOperations.has(one.operation) && one.response && isSuccessResponse(one.response))
    .slice(-maxRepeatedRequests);
  for (const one of tokensOf(exchange).length > 0 ? repeated : []) {
    const tokens = successFields<'login'>(one.response);
    const origin = one.operation === 'login' ? secrets.originOf(String(tokens.access_token)) : undefined;
    if (one.operation !== 'login') logInFor(one);
    addSessionRequest(origin ? asAnyMember(origin) : one, tokens);
  }
  const write = writeBefore(finding);
  // A form names records of the run, which another member cannot write.
  if (write?.request.token && write.request.body !== undefined) {
    logInFor(write);
    lines.push('# This request changes the data of the member.', curlCommand(write, mask));
  }
  logInFor(exchange);
  lines.push(curlCommand(exchange, mask));
  const script = lines.join('\n');
  return [
    ...describeVariables(script, secrets),
    ...(clock === undefined ? [] : [`# The run had set the server's clock to ${clock}.`]),
    ...(script.includes('| field ') ? [fieldFunction] : []),
    script,
  ].join('\n');
}
