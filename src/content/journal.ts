/** The data of the journal that rules, screens and forms share. Fees are in won, lengths in words or pages. */
export const journal = {
  name: '한빛화장품과학회지',
  englishName: 'Journal of the Hanbit Society of Cosmetic Scientists',
  issn: '0000-0000',
  onlineIssn: '0000-0001',
  firstYear: 1970,
  /** The year of the first listing in the national citation index. */
  indexedSince: 2015,
  issuesPerYear: 4,
  pageFee: 30_000,
  rapidPageFee: 50_000,
  freeReprints: 20,
  reprintFee: 1_000,
  reviewers: 3,
  keywords: 5,
  koreanAbstractCharacters: 600,
  englishAbstractWords: 200,
  abstractWords: { research: [150, 200], short: 150, comment: 100, review: 150 },
  commentWords: 1500,
  pages: { research: 15, short: 6, comment: 2, review: 2 },
} as const;

/** The issues of a year: publication date, submission deadline and acceptance deadline. */
export const issues = [
  { number: 1, published: '3월 30일', received: '1월 31일', accepted: '2월 28일' },
  { number: 2, published: '6월 30일', received: '4월 30일', accepted: '5월 31일' },
  { number: 3, published: '9월 30일', received: '7월 31일', accepted: '8월 31일' },
  { number: 4, published: '12월 30일', received: '10월 31일', accepted: '11월 30일' },
] as const;

/**
 * External sites to search the journal and to submit papers. They are fictional; the secretariat enters the real URLs.
 */
export const journalSites = {
  search: 'https://journal.example/hanbit',
  submission: 'https://submit.example/hanbit',
} as const;

/** Files for authors, in public/docsFile. */
export const journalFiles = {
  selfEvaluation: '/docsFile/self_evaluation.pdf',
  submissionRules: '/docsFile/submission_rules.pdf',
  reviewRules: '/docsFile/review_rules_and_ethics.pdf',
} as const;
