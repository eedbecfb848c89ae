const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮';
const hangul = '가나다라마바사아자차카타파하';

const markStyles: readonly ((index: number) => string)[] = [
  (index) => circled[index] ?? `${index + 1}.`,
  (index) => `${index + 1}.`,
  (index) => `${hangul[index] ?? index + 1}.`,
];

/**
 * What stands before an item of a list, as on the site: ①, then 1., then 가.
 * @param depth how many lists are around it; one more where its article has no paragraphs
 */
export const listMark = (ordered: boolean, depth: number, index: number): string =>
  ordered ? (markStyles[depth]?.(index) ?? '·') : '·';
