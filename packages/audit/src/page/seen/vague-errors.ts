import type { Problem } from '#audit/model.ts';
import { type Colour, readColour } from '#audit/page/colour.ts';
import { isVisible, problemAt, visibleText } from '#audit/page/dom.ts';
import { describingElements, type SeenField } from './fields.ts';

/** Whether a colour is a red, which is how errors look, in a light or dark theme. */
export const isErrorColour = ([red, green, blue]: Colour): boolean => red > green + 50 && red > blue + 35;

/** Sentences that tell neither what is wrong nor what to do. */
const vagueSentence =
  /^(입력한? ?)?(오류|에러|문제)(가|이)? (발생했|생겼|있)습니다\.?$|^(다시|올바르게|제대로|바르게|정확히) (입력|시도|확인)해 ?주세요\.?$|^(잘못된 (값|입력)|올바르지 않습니다|처리할 수 없습니다)(입니다)?\.?$/;

/** Errors of one word, a sign or a code. */
const vagueError =
  /^[^\p{L}\p{N}]*(오류|에러|잘못(된 ?(값|입력))?|틀림|필수|실패|확인|invalid|error|required|[a-z]{0,4}[-_ ]?\d{2,6})?(입니다|임|됨)?[\s.!]*$/iu;

/** Whether an error tells neither what is wrong nor what to do (WCAG 3.3.1, 3.3.3). */
const isVagueError = (text: string): boolean => vagueError.test(text) || vagueSentence.test(text.trim());

/** Sentences that call a value wrong, and may name the field, but do not say which values are right. */
const rulelessSentence = new RegExp(
  [
    '^[^\\d(),]*(이|가|은|는) ((올바르지|유효하지|맞지|적절하지) 않(습니다|아요)|잘못되었습니다|틀렸습니다)[.!]*$',
    '^(올바르지|유효하지|맞지|적절하지) 않은 [^\\d(),]*[.!]*$',
    '^(잘못된|사용할 수 없는) (값|형식|비밀번호|글자|문자)[^\\d(),]*[.!]*$',
  ].join('|'),
);

/** Whether a field shows its placeholder, which a value replaces. */
const showsPlaceholder = (control: Element): boolean => control.matches(':placeholder-shown');

/** Whether a field says nowhere which values are right: its error does not, and it shows no hint (WCAG 3.3.3). */
const isWithoutRule = ({ control }: SeenField, error: Element): boolean =>
  rulelessSentence.test(visibleText(error).trim()) &&
  !showsPlaceholder(control) &&
  describingElements(control).every((element) => element === error || visibleText(element) === '');

/** Finds the fields whose value was refused without a word about the right ones. */
const rulelessErrors = (invalidFields: readonly SeenField[]): Problem[] =>
  invalidFields.flatMap((field) =>
    field.control.matches('input, textarea')
      ? describingElements(field.control)
          .filter((element) => isVisible(element) && isWithoutRule(field, element))
          .map((element) =>
            problemAt(element, `오류 '${visibleText(element)}'이(가) 옳은 값을 말하지 않는다`, ['3.3.3']),
          )
      : [],
  );

/** Finds the vague errors of invalid fields. */
export function vagueErrors(invalidFields: readonly SeenField[]): Problem[] {
  const messages = new Set(invalidFields.flatMap(({ control }) => describingElements(control)));
  const vague = [...messages].filter(
    (element) =>
      isVisible(element) &&
      visibleText(element) !== '' &&
      isErrorColour(readColour(getComputedStyle(element).color)) &&
      isVagueError(visibleText(element)),
  );
  return [
    ...vague.map((element) =>
      problemAt(element, `오류 '${visibleText(element)}'만으로는 무엇이 잘못인지 알 수 없다`, ['3.3.1', '3.3.3']),
    ),
    ...rulelessErrors(invalidFields),
  ];
}
