import { en, Faker, ko } from '@faker-js/faker';
import { postKinds } from '#src/navigation/post-kinds.ts';

/** Text fields of the contract that name no person and no secret. Every other text is replaced, also an unknown field. */
const publicField =
  /^(type|param_type|search_category|conference_name|goods_type|goods_name|amount|bank_name|deposit_until|delete_file_pks|member_type|member_gender|member_edu_degree|pay_info_(tran_date|pay_method|goods_name|member_type)|abstract_(enrollment_date|presentation|approve|division|conference_name)|\w+_yn|\w+_enrollment_date)$/;
/** Texts that the society publishes, and messages. They may quote a person, so known values and addresses are replaced. */
const proseField = new RegExp(`^((${postKinds.map(({ name }) => name).join('|')})_(title|content)|message)$`);
const personField = /^(member_name|inquiry_name|depositor_name|account_holder|admin_name)$/;
const fileField = /^(file|file_name|file_original_name|file_path|\w+_image_url|filename)$/;
const addressPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phonePattern = /(?<!\d)0\d{1,2}-?\d{3,4}-?\d{4}(?!\d)/g;
const syllables = [...'가나다라마바사아자하고노도로모보소오조호구누두루무부수우주후'];
/** Shorter known texts are no sign of a person in prose. */
const shortestKnown = 2;

/** Replaces secrets and personal values by seeded ones of the same shape. Equal values have equal replacements. */
export class Redaction {
  readonly #faker = new Faker({ locale: [ko, en], seed: 1 });
  readonly #replacements = new Map<string, string>();
  readonly #numbers = new Map<number, number>();
  readonly keepsValues: boolean;

  /** @param keepsValues whether all values stay as they are */
  constructor(keepsValues = false) {
    this.keepsValues = keepsValues;
  }

  /** Returns a JSON value without secrets. @param key the name of the field that contains the value */
  json(value: unknown, key = '', isError = false): unknown {
    if (this.keepsValues) return value;
    if (typeof value === 'string') return isError && key === 'code' ? value : this.field(key, value);
    if (typeof value === 'number') return key === 'member_pk' ? this.#number(value) : value;
    if (Array.isArray(value)) return value.map((item) => this.json(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, this.json(item, name, key === 'error')]),
    );
  }

  /** Returns the text of a field without secrets. */
  field(name: string, text: string): string {
    if (this.keepsValues || text === '' || publicField.test(name)) return text;
    if (proseField.test(name)) return this.#prose(text);
    if (/_content$/.test(name))
      return text.replace(/<(\/?\w+)[^>]*>|[^<]+/g, (part, tag?: string) => (tag ? `<${tag}>` : this.#reshaped(part)));
    return this.#replaced(name, text);
  }

  /** Returns a query without secrets. Numbers and names of the contract stay. */
  query(search: URLSearchParams): [string, string][] {
    return [...search].map(([name, text]) => [name, /^\d+$/.test(text) ? text : this.field(name, text)]);
  }

  #replaced(name: string, text: string): string {
    const known = this.#replacements.get(text);
    if (known !== undefined) return known;
    let replacement = text;
    // A short text has few others of its shape.
    for (let attempt = 0; replacement === text && attempt < 20; attempt += 1) replacement = this.#newValue(name, text);
    this.#replacements.set(text, replacement);
    return replacement;
  }

  #newValue(name: string, text: string): string {
    const { person, helpers, number } = this.#faker;
    if (personField.test(name)) return person.fullName().replaceAll(' ', '').slice(0, Math.max(text.length, 2));
    if (/@/.test(text)) return `${this.#reshaped(text.slice(0, text.indexOf('@')))}@example.com`;
    if (fileField.test(name)) return text.replace(/[^/]+(?=\.\w+$)/, (stem) => this.#reshaped(stem));
    // No member was born or graduated in these years, so the replacement is never the year of another one.
    if (/_year$/.test(name)) return String(number.int({ min: 1910, max: 1919 }));
    const padded = (max: number) =>
      String(number.int({ min: 1, max }))
        .padStart(text.length, '0')
        .slice(0, 2);
    if (name === 'member_birth_month') return padded(text.length === 1 ? 9 : 12);
    if (name === 'member_birth_date') return padded(text.length === 1 ? 9 : 28);
    if (/^01\d{8,9}$/.test(text)) return `010${helpers.replaceSymbols('#'.repeat(text.length - 3))}`;
    return this.#reshaped(text);
  }

  /** Replaces each letter, digit and syllable by another one of its kind. */
  #reshaped(text: string): string {
    const { string, helpers } = this.#faker;
    return text.replace(/[a-z]|[A-Z]|\d|[가-힣]/g, (character) => {
      if (/[가-힣]/.test(character)) return helpers.arrayElement(syllables);
      if (/\d/.test(character)) return string.numeric({ exclude: [character] });
      return string.alpha({ casing: /[a-z]/.test(character) ? 'lower' : 'upper', exclude: [character] });
    });
  }

  #prose(text: string): string {
    let prose = text
      .replace(addressPattern, (address) => this.#replaced('email', address))
      .replace(phonePattern, (phone) => this.#replaced('phone', phone));
    for (const [known, replacement] of this.#replacements)
      if (known.length >= shortestKnown && !/^\d{1,3}$/.test(known)) prose = prose.replaceAll(known, replacement);
    return prose;
  }

  #number(value: number): number {
    const known = this.#numbers.get(value) ?? 100_001 + this.#numbers.size;
    this.#numbers.set(value, known);
    return known;
  }
}
