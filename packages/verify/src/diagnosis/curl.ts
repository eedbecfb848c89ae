import type { Exchange, FormPart } from '#verify/exchange.ts';

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
export function curlCommand({ method, url, headers, request }: Exchange, mask: (text: string) => string): string {
  const lines = [`curl -sS -i -X ${method} ${quoteForShell(mask(url))}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quoteForShell(mask(`${name}: ${value}`))}`);
  const { raw, parts, body } = request;
  if (parts) lines.push(...parts.map((part) => curlFormOption(part, mask)));
  else if (raw) lines.push(`--data-binary ${quoteForShell(mask(raw.text))}`);
  else if (body !== undefined) lines.push(`--data-binary ${quoteForShell(mask(JSON.stringify(body)))}`);
  return lines.join(' \\\n  ');
}
