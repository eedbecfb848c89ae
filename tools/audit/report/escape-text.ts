const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for HTML or XML, without the control characters that XML has no place for. */
export const escapeText = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/[\p{Cc}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ' '));
