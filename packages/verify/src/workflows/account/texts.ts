import { randomBytes } from 'node:crypto';

/** Returns a random password, because the accounts remain on the server. */
export const newPassword = (): string => `${randomBytes(8).toString('hex')}A1!`;

/** Returns a random password of the maximum length with every special character that the contract allows. */
export const longPassword = (): string => `Aa0!@#$%^&*()-_+=${randomBytes(2).toString('hex').slice(1)}`;

/** Returns random digits. */
export const randomDigits = (length: number): string => Array.from(randomBytes(length), (byte) => byte % 10).join('');

/** Returns random capital letters. */
export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => String.fromCharCode(65 + (byte % 26))).join('');

const mixedCharacters = [...`가é𠮷&😀"<b>힣\\%41'Z#{?`];

/** Returns a sequence of different characters: of one to four bytes, of markup and of escapes. */
export const mixedText = (length: number): string =>
  Array.from({ length }, (_, index) => mixedCharacters[index % mixedCharacters.length]).join('');

/** Returns a text with the part of an email address before the sign in upper case. */
export const inUpperCase = (email: string): string => email.replace(/^[^@]+/, (local) => local.toUpperCase());

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

const percentEncoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Replaces one character by another letter or digit. */
function changeCharacter(text: string, index: number): string {
  const other = text[index] === '7' ? '3' : '7';
  return `${text.slice(0, index)}${other}${text.slice(index + 1)}`;
}

/**
 * Derives texts that a server must not accept in place of a secret: in the other case, with a character less, more or
 * changed, and with a wildcard.
 */
export const nearMisses = (secret: string): string[] =>
  [
    ...[swapCase(secret), secret.slice(0, -1), `${secret}0`],
    ...[changeCharacter(secret, secret.length >> 1), `${secret.slice(0, -1)}%`],
  ].filter((text) => text !== secret);

/** Derives texts that careless code converts to the secret: with blanks, markup and escapes. A header cannot contain them. */
export const convertedVariants = (secret: string): string[] => [
  ...[`${secret}😀`, `${secret}\\`, `${secret}<b>`, `${secret} `, ` ${secret}`],
  secret.replace(/^./, percentEncoded),
];

/** Returns texts that careless code treats as a secret. */
export const trivialSecrets = (length: number): string[] => ['undefined', '[object_Object]', '0'.repeat(length)];
