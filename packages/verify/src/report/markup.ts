/** Markup in which every text is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A part of markup: markup itself, a text to escape, or a list of both. An empty text and null add nothing. */
type Part = Markup | string | number | null | readonly Part[];

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part === null ? '' : part.map(render).join('');
  return String(part)
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Builds HTML from a template, in which the values are escaped. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(render)));
