/** A digit or an @, and no word except a unit. */
const verbatim = /^(?=.*[\d@])[^\s\u3131-\uD7A3]+[원년월일건자]?$/;

/**
 * Returns the attribute `translate` of an element with a text. The translation of a browser changes numbers, dates,
 * amounts, codes, IDs and email addresses, unless it is 'no'.
 */
export const translateAttribute = (text: unknown): 'no' | undefined =>
  typeof text === 'number' || (typeof text === 'string' && verbatim.test(text)) ? 'no' : undefined;
