import type { PageCheck } from '#audit/model.ts';
import { accessibleName, findExposed, problemAt, topDialog, visibleText } from './dom.ts';

/** Words that announce a test of reading a picture, of calculating or of knowing, and a calculation such as `3 + 4 =`. */
const testWords =
  /captcha|자동\s?(입력|등록|가입)|로봇|보안\s?(문자|글자)|(그림|이미지)\S*\s?(속|안)?\S*\s?(글자|문자|숫자)|보이는\s?(글자|문자|숫자)|더하면|계산하|정답|퀴즈|얼마(입니까|인가요)|(^|\s)\d{1,2}\s*[+×*−-]\s*\d{1,2}\s*([=?은는의]|$)/i;

/** Words of a question, which a group of choices may have as its label, but which a text field asks as a puzzle. */
const puzzleWords = /다음 중/;

/**
 * Whether the words of a form ask for a test that not everyone can pass.
 * @param isChoice whether they belong to a checkbox or radio button
 */
const asksForTest = (words: string, isChoice = false): boolean =>
  testWords.test(words) || (!isChoice && puzzleWords.test(words));

/** Returns the words that tell what a form asks for with an element. */
const wordsOf = (element: Element): string =>
  [
    element.getAttribute('name') ?? '',
    element.matches('label') ? visibleText(element) : accessibleName(element),
    element.closest('label')?.textContent ?? '',
  ].join(' ');

/** Finds tests of memory, of reading a picture, and puzzles (WCAG 3.3.8). */
export const cognitiveTest: PageCheck = {
  id: 'cognitive-test',
  title: '기억이나 풀이가 필요한 시험이 없다',
  criteria: ['3.3.8', '1.1.1'],
  inspect() {
    const fields = findExposed(
      'form :is(input:not([type=hidden]), label, canvas, img)',
      topDialog() ?? document,
    ).filter((element) => !(element instanceof HTMLLabelElement && element.control));
    const problems = fields
      .filter((field) => asksForTest(wordsOf(field), field.matches('[type=checkbox], [type=radio], :has(input)')))
      .map((field) => problemAt(field, '기억하거나 풀어야 하는 시험을 요구한다'));
    return { examined: fields.length, problems };
  },
};
