/** A file of a post before it has a number. One that the contract's examples name brings its own. */
export type FileDraft = { name: string; size: number; pk?: number };

/** A post before it has a number. The writer is the secretariat where none is named. */
export type PostDraft = {
  title: string;
  date: string | null;
  hit: number | null;
  content: string;
  by?: Writer;
  fixed?: '중요' | null;
  image?: FileDraft;
  files?: FileDraft[];
};

/** A department of the society, a member, or nobody that is known. */
export type Writer = { admin: string } | { member: string; pk: number } | null;

/** Paragraphs of plain text as HTML. */
export const paragraphsHtml = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** A list as HTML. */
export const listHtml = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A table as HTML, the first row its heading. */
export function tableHtml(caption: string, head: string[], ...rows: string[][]): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return (
    `<table><caption>${caption}</caption><thead>${row(head, 'th')}</thead>` +
    `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
  );
}

/** How the secretariat is reached; a number that nobody has. */
export const contact = '문의: 사무국 02-000-0000';
