import type { PageCheck } from '#tools/audit/model.ts';
import { accessibleName, findExposed, problemAt, topDialog } from '#tools/audit/page/dom.ts';

/** Purposes of fields about the user, which the user enters once in a process (HTML, autofill field names). */
const purposes: readonly { purpose: string; token: RegExp; key: RegExp }[] = [
  { purpose: 'name', token: /^(name|given-name)$/, key: /(^|_)name$/i },
  { purpose: 'email', token: /(^| )email$/, key: /e_?mail$/i },
  { purpose: 'tel', token: /(^| )tel(-national)?$/, key: /(cell|tel|phone)$/i },
  { purpose: 'username', token: /^username$/, key: /(^|_)(id|username)$/i },
  { purpose: 'postal-code', token: /(^| )postal-code$/, key: /(zip|post_?code)$/i },
];

/** Returns the keys with a value of a stored draft of a form, with their purposes. @param draft parsed JSON */
export function enteredPurposes(draft: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
    else if (typeof value === 'string' && value.trim() !== '')
      for (const { purpose, key: pattern } of purposes) if (pattern.test(key)) found.set(key, purpose);
  };
  visit(draft, '');
  return found;
}

/** Reads the drafts of forms that the browser tab stores. */
function storedPurposes(): Map<string, string> {
  const drafts = Object.entries(sessionStorage).flatMap(([key, text]) => {
    if (!/draft|form/i.test(key)) return [];
    try {
      return [enteredPurposes(JSON.parse(String(text)))];
    } catch {
      return [];
    }
  });
  return new Map(drafts.flatMap((draft) => [...draft]));
}

/** Finds empty fields that ask for what the user has entered in an earlier step (WCAG 3.3.7). */
export const redundantEntry: PageCheck = {
  id: 'redundant-entry',
  title: '한 번 적은 것을 다른 단계에서 다시 묻지 않는다',
  criteria: ['3.3.7'],
  inspect() {
    const entered = storedPurposes();
    const fields = findExposed('input[autocomplete]', topDialog() ?? document);
    const problems = fields.flatMap((field) => {
      const token = field.getAttribute('autocomplete') ?? '';
      const purpose = purposes.find((one) => one.token.test(token))?.purpose ?? '';
      // A field of the draft itself is empty because the user has deleted its value.
      const isOther = !entered.has(field.getAttribute('name') ?? '');
      return isOther && [...entered.values()].includes(purpose) && Reflect.get(field, 'value') === ''
        ? [problemAt(field, `앞 단계에서 적은 '${accessibleName(field)}'을(를) 다시 묻는다`)]
        : [];
    });
    return { examined: fields.length, problems };
  },
};
