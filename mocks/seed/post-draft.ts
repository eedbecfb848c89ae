import type { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';

/** A file of a draft. `pk` is set when an example of the contract uses the number; other numbers are generated. */
export type FileDraft = { name: string; size: number; pk?: number };

/** A post. Without `pk` it is numbered downwards from the newest post; without `by`, the author is the secretariat. */
export type PostDraft = {
  pk?: number;
  title: string;
  date: string | null;
  hit: number | null;
  content: string;
  by?: Writer;
  fixed?: PinnedMark;
  image?: FileDraft;
  files?: FileDraft[];
};

/** The author of a post: a department of the society, a member, or null when unknown. */
export type Writer = { admin: string } | { member: string; pk: number } | null;

/** Returns texts as HTML paragraphs. */
export const paragraphsHtml = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** Returns texts as an HTML list. */
export const listHtml = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Returns an HTML table with a caption and a header row. */
export function tableHtml(caption: string, head: string[], ...rows: string[][]): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return (
    `<table><caption>${caption}</caption><thead>${row(head, 'th')}</thead>` +
    `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
  );
}

/** The contact line of the secretariat. The phone number is invented. */
export const contact = '문의: 사무국 02-000-0000';
