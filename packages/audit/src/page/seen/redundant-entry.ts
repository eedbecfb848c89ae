import type { PageCheck } from '#audit/model.ts';
import { accessibleName, findExposed, problemAt, topDialog } from '#audit/page/dom.ts';

/** Purposes of fields about the user, which the user enters once in a process (HTML, autofill field names). */
const purposes: readonly { purpose: string; token: RegExp; key: RegExp }[] = [
  { purpose: 'name', token: /^(name|given-name)$/, key: /(^|_)name$/i },
  { purpose: 'email', token: /^email$/, key: /e_?mail$/i },
  { purpose: 'tel', token: /^tel(-national)?$/, key: /(cell|tel|phone)$/i },
  { purpose: 'username', token: /^username$/, key: /(^|_)(id|username)$/i },
  { purpose: 'postal-code', token: /^postal-code$/, key: /(zip|post_?code)$/i },
];

/**
 * Returns the purposes for which a stored draft of a form has a value.
 * @param draft parsed JSON
 * @param ownNames the names of the fields on the screen, whose values are not of an earlier step
 */
export function enteredPurposes(draft: unknown, ownNames: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) collect(inner, name);
    else if (typeof value === 'string' && value.trim() !== '' && !ownNames.has(key))
      for (const { purpose, key: pattern } of purposes) if (pattern.test(key)) found.add(purpose);
  };
  collect(draft, '');
  return found;
}

/** Reads the drafts of forms that the browser tab stores. @param ownNames see `enteredPurposes` */
function storedPurposes(ownNames: ReadonlySet<string>): Set<string> {
  const drafts = Object.entries(sessionStorage).flatMap(([key, text]) => {
    if (!/draft|form/i.test(key)) return [];
    try {
      return [enteredPurposes(JSON.parse(String(text)), ownNames)];
    } catch {
      return [];
    }
  });
  return new Set(drafts.flatMap((draft) => [...draft]));
}

/** Finds empty fields that ask for what the user has entered in an earlier step (WCAG 3.3.7). */
export const redundantEntry: PageCheck = {
  id: 'redundant-entry',
  title: '한 번 적은 것을 다른 단계에서 다시 묻지 않는다',
  criteria: ['3.3.7'],
  inspect() {
    const named = document.querySelectorAll('input[name], textarea[name], select[name]');
    const entered = storedPurposes(new Set([...named].map((field) => field.getAttribute('name') ?? '')));
    const fields = findExposed('input[autocomplete]', topDialog() ?? document);
    const problems = fields.flatMap((field) => {
      const token = field.getAttribute('autocomplete') ?? '';
      const purpose = purposes.find((one) => one.token.test(token))?.purpose ?? '';
      return entered.has(purpose) && Reflect.get(field, 'value') === ''
        ? [problemAt(field, `앞 단계에서 적은 '${accessibleName(field)}'을(를) 다시 묻는다`)]
        : [];
    });
    return { examined: fields.length, problems };
  },
};
