const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮';
const hangul = '가나다라마바사아자차카타파하';

const markStyles: readonly ((index: number) => string)[] = [
  (index) => circled[index] ?? `${index + 1}.`,
  (index) => `${index + 1}.`,
  (index) => `${hangul[index] ?? index + 1}.`,
];

/**
 * Returns the mark of a list item as on the site: ①, then 1., then 가.
 * @param depth the number of lists around this list, plus one if its article has no paragraphs
 * @param index the position in the list, from 0
 */
export const listMark = (ordered: boolean, depth: number, index: number): string =>
  ordered ? (markStyles[depth]?.(index) ?? '·') : '·';
