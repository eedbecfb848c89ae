import type { Exchange, FormPart } from '#verify/exchange.ts';
import type { Finding } from '#verify/run/finding.ts';
import type { Secrets } from '#verify/secrets.ts';

/** Matches the shell variables in place of secrets. */
const secretVariable = /(\$(?:CLIENT_SECRET|TOKEN_\d+|PASSWORD_\d+|CODE_\d+))/;

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

const descriptions: [RegExp, string][] = [
  [/^CLIENT_SECRET$/, 'the value of the header ClientSecret'],
  [/^PASSWORD_/, 'the password of the account'],
  [/^CODE_/, 'the code in the mail'],
  [/^TOKEN_/, 'a token'],
];

/** Returns a comment for each variable that a script uses. A token or password may be that of another member. */
function describeVariables(script: string, secrets: Secrets): string[] {
  const used = new Set([...script.matchAll(/"\$([A-Z_]+(?:_\d+)?)"/g)].map(([, name = '']) => name));
  return [...used].map((name) => {
    const text = descriptions.find(([pattern]) => pattern.test(name))?.[1];
    const owner = secrets.ownerOf(name);
    return `# Set ${name} first: ${text}${owner === undefined ? '' : ` (of ${owner} in this run)`}.`;
  });
}

/** Returns a bash script that repeats the request of a finding. It names the variables to set first. */
export function curlScript({ exchange, clock }: Finding, secrets: Secrets): string {
  const command = curlCommand(exchange, (text) => secrets.mask(text));
  return [
    ...describeVariables(command, secrets),
    ...(clock === undefined ? [] : [`# The run had set the server's clock to ${clock}.`]),
    command,
  ].join('\n');
}
