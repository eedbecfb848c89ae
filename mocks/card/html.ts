/** Safe HTML: the `html` template has escaped all inserted values. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

type Value = Html | string | number | Html[];

function renderValue(value: Value): string {
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map(renderValue).join('') : escapeHtml(String(value));
}

/** Template tag that builds safe HTML. It escapes each value that is not an `Html` instance. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? renderValue(values[index] ?? '') : '')).join(''));
