/** The parts of an email address, which have separate fields in a form. */
export type EmailParts = { local: string; domain: string };

/** Splits an email address at the last @. Removes white space, angle brackets and `mailto:` of a pasted address. */
export function splitEmail(address: string): EmailParts {
  const clean = address
    .normalize('NFKC')
    .replace(/^.*<([^<>]*)>.*$/s, '$1')
    .replace(/^\s*mailto:/i, '')
    .replace(/\s/g, '');
  const at = clean.lastIndexOf('@');
  return at < 0 ? { local: clean, domain: '' } : { local: clean.slice(0, at), domain: clean.slice(at + 1) };
}

/**
 * Returns the whole address that two inputs show. Each may have a whole address that was pasted or filled in, and the
 * second a domain after an @.
 */
export function readEmailParts(first: string, second: string): string {
  const start = splitEmail(first);
  const end = splitEmail(second);
  const local = start.local || (end.domain ? end.local : '');
  return joinEmail({ local, domain: start.domain || end.domain || second.replace(/[@\s<>]/g, '') });
}

/** Returns whether an email address has a local part and a domain. */
export const hasBothParts = (address: string): boolean =>
  Object.values(splitEmail(address)).every((part) => part !== '');

/**
 * Joins the parts of an email address. Returns an empty text if both parts are empty, so that an empty field has one
 * value.
 */
export const joinEmail = ({ local, domain }: EmailParts): string => (local || domain ? `${local}@${domain}` : '');
