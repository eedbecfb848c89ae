// The build also imports this file. Node.js needs the file extensions in the imports.

import { groupDigits } from '#src/lib/text/digits.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { journal } from './journal.ts';
import { society } from './society.ts';

const krw = (won: number) => `KRW ${groupDigits(won)}`;
const { abstractWords, pages } = journal;

/**
 * The values that Markdown documents insert as {{name}}, so that each value has one source. An unknown name fails the
 * build.
 */
export const figures: Readonly<Record<string, string | number>> = {
  journal: journal.name,
  journalEnglish: journal.englishName,
  society: society.name,
  societyEnglish: society.englishName,
  address: society.address,
  telephone: society.telephone,
  fax: society.fax,
  email: society.email,
  firstYear: journal.firstYear,
  issuesPerYear: journal.issuesPerYear,
  indexedSince: journal.indexedSince,
  pageFee: formatWon(journal.pageFee),
  pageFeeEnglish: krw(journal.pageFee),
  rapidPageFee: formatWon(journal.rapidPageFee),
  rapidPageFeeEnglish: krw(journal.rapidPageFee),
  freeReprints: journal.freeReprints,
  reprintFee: formatWon(journal.reprintFee),
  reprintFeeEnglish: krw(journal.reprintFee),
  reviewers: journal.reviewers,
  keywords: journal.keywords,
  koreanAbstract: journal.koreanAbstractCharacters,
  englishAbstract: journal.englishAbstractWords,
  researchAbstractFrom: abstractWords.research[0],
  researchAbstractTo: abstractWords.research[1],
  shortAbstract: abstractWords.short,
  commentAbstract: abstractWords.comment,
  reviewAbstract: abstractWords.review,
  commentWords: groupDigits(journal.commentWords),
  researchPages: pages.research,
  shortPages: pages.short,
  commentPages: pages.comment,
  reviewPages: pages.review,
};
