import { roleWord } from '#audit/screens/wording.ts';

const stateWords: readonly [RegExp, string][] = [
  [/\blevel (\d+)/g, '$1단계'],
  [/\bposition (\d+), set size (\d+)/g, '$2개 중 $1번째'],
  [/\bnot expanded\b/g, '접힘'],
  [/\bexpanded\b/g, '펼침'],
  [/\bnot checked\b/g, '선택 안 됨'],
  [/\bchecked\b/g, '선택됨'],
  [/\bnot selected\b/g, '선택 안 됨'],
  [/\bselected\b/g, '선택됨'],
  [/\bnot pressed\b/g, '눌리지 않음'],
  [/\bpressed\b/g, '눌림'],
  [/\bnot required\b/g, '필수 아님'],
  [/\brequired\b/g, '필수'],
  [/\bnot invalid\b/g, '바름'],
  [/\binvalid\b/g, '잘못됨'],
  [/\bdisabled\b/g, '사용할 수 없음'],
  [/\bread only\b/g, '읽기 전용'],
  [/\bmultiline\b|\bmultiple lines\b/g, '여러 줄'],
  [/\bcurrent page\b/g, '현재 화면'],
  [/\bhas popup listbox\b/g, '목록이 열림'],
  [/\bhas popup dialog\b/g, '창이 열림'],
  [/\bhas popup menu\b/g, '메뉴가 열림'],
  [/\bmodal\b/g, '다른 것을 가림'],
  [/\bnot busy\b/g, ''],
  [/\bbusy\b/g, '기다리는 중'],
  [/\bplaceholder /g, '자리표시 '],
  [/\borientated (horizontally|vertically)\b/g, ''],
  [/\bmax value (\S+)/g, '최대 $1'],
  [/\bmin value (\S+)/g, '최소 $1'],
];

/** Translates a phrase of the virtual screen reader to Korean. @returns an empty text for phrases without information */
export function translatePhrase(phrase: string): string {
  if (/^end of /.test(phrase)) return '';
  let text = phrase.replace(/^\w+\b/, roleWord);
  for (const [pattern, word] of stateWords) text = text.replace(pattern, word);
  return text
    .replace(/(, )+/g, ', ')
    .replace(/^, |, $/g, '')
    .trim();
}
