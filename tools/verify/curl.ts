import type { Exchange, Part } from './exchange.ts';

/** The names that `Secrets` gives. */
const variable = /(\$(?:CLIENT_SECRET|TOKEN_\d+|PASSWORD_\d+|CODE_\d+))/;

/** One word of a shell: literal, but for the variables that stand for secrets. */
function word(text: string): string {
  const literal = (part: string) => `'${part.replaceAll("'", `'\\''`)}'`;
  const parts = text.split(variable).filter((part) => part !== '');
  return parts.map((part) => (variable.test(part) ? `"${part}"` : literal(part))).join('') || "''";
}

/** Bytes are made anew, as many: what is in a file matters to no request that is repeated. */
function formPart(part: Part, mask: (text: string) => string): string {
  if ('text' in part) return `--form-string ${word(mask(`${part.name}=${part.text}`))}`;
  return `-F ${word(`${part.name}=@`)}<(head -c ${part.bytes.length} /dev/zero)${word(`;filename="${part.file}"`)}`;
}

/**
 * A command for bash that sends the request again.
 * @param mask replaces secrets by the names of shell variables
 */
export function curlOf({ method, url, headers, question }: Exchange, mask: (text: string) => string): string {
  const lines = [`curl -sS -i -X ${method} ${word(mask(url))}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${word(mask(`${name}: ${value}`))}`);
  const { raw, parts, body } = question;
  if (parts) lines.push(...parts.map((part) => formPart(part, mask)));
  else if (raw) lines.push(`--data-binary ${word(mask(raw.text))}`);
  else if (body !== undefined) lines.push(`--data-binary ${word(mask(JSON.stringify(body)))}`);
  return lines.join(' \\\n  ');
}
