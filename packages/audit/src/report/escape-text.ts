/** Escapes a text for HTML, and replaces control characters, which HTML does not allow. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/(?![\n\t])\p{Cc}/gu, ' ');
