/** An e-mail address as a form asks for it. */
export type EmailParts = { local: string; domain: string };

/** The parts of an address; all before the last @ is the local part. White space and angle brackets of a copy go. */
export function splitEmail(address: string): EmailParts {
  const clean = address
    .normalize('NFKC')
    .replace(/^.*<([^<>]*)>.*$/s, '$1')
    .replace(/^\s*mailto:/i, '')
    .replace(/\s/g, '');
  const at = clean.lastIndexOf('@');
  return at < 0 ? { local: clean, domain: '' } : { local: clean.slice(0, at), domain: clean.slice(at + 1) };
}

/** Whether both sides of the @ are there. */
export const hasBothParts = (address: string): boolean =>
  Object.values(splitEmail(address)).every((part) => part !== '');

/** The address of two parts; empty where both are, so that 'nothing typed' is one value. */
export const joinEmail = ({ local, domain }: EmailParts): string => (local || domain ? `${local}@${domain}` : '');
