import * as fc from 'fast-check';

/** Text fragments that rules about tags, white space or characters often handle incorrectly. */
const pieces = [
  ...['<', '>', '/', '&', '"', "'", '=', '</', '<!--', '-->', '<!', '<?', '</>'],
  ...['&lt;', '&gt;', '&amp;', '&nbsp;', '&lt;b&gt;', '&#60;', '&#x3C;p>'],
  ...[
    '<b>',
    '</b>',
    '<p>',
    '</p>',
    '<br>',
    '<br/>',
    '<img>',
    '<div title="',
    '">',
    '<i',
    '<P\n>',
    '<pp>',
    '<h1>',
    '</h1>',
  ],
  ...['<script>', '</script>', '<style>', '<textarea>', '<font>', '</font>', '<vector<int>>', '<a href=javascript:x>'],
  ...['x<a 이면 묽고, x>b 이면', 'a<b', '1 < 2', '<3', 'if (a<b && c>d)', '<홍길동>', '<user@mail.example>'],
  ...['\n', '\r\n', '\r', '\n\n\n', '\t', '  ', '    ', '\u00A0', '\u3000', '\u000B', '\f'],
  ...['😀', '👩‍🔬', '한글', '한글'.normalize('NFC'), 'שלום', '\u202Eabc\u202C', '\u200B', '\u200D', '\uFEFF', '\u2028'],
];

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces) },
  { weight: 2, arbitrary: fc.string({ maxLength: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
);

/** Generates a post content that a member can type on the free board, from difficult fragments in any order. */
export const typedPost: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');
