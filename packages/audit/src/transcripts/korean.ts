/** English role names of the virtual screen reader, and the Korean words. */
const roleWords: readonly [RegExp, string][] = [
  [/^heading\b/, '제목'],
  [/^button\b/, '버튼'],
  [/^link\b/, '링크'],
  [/^textbox\b/, '입력 칸'],
  [/^searchbox\b/, '검색 칸'],
  [/^checkbox\b/, '체크 상자'],
  [/^radiogroup\b/, '라디오 버튼 묶음'],
  [/^radio\b/, '라디오 버튼'],
  [/^combobox\b/, '콤보 상자'],
  [/^listbox\b/, '목록 상자'],
  [/^option\b/, '항목'],
  [/^listitem\b/, '목록 항목'],
  [/^list\b/, '목록'],
  [/^navigation\b/, '내비게이션'],
  [/^main\b/, '본문'],
  [/^banner\b/, '머리글'],
  [/^contentinfo\b/, '바닥글'],
  [/^region\b/, '영역'],
  [/^search\b/, '검색'],
  [/^form\b/, '폼'],
  [/^group\b/, '묶음'],
  [/^alertdialog\b/, '알림 창'],
  [/^dialog\b/, '창'],
  [/^alert\b/, '알림'],
  [/^status\b/, '상태'],
  [/^progressbar\b/, '진행 표시'],
  [/^tablist\b/, '탭 목록'],
  [/^tabpanel\b/, '탭 내용'],
  [/^tab\b/, '탭'],
  [/^table\b/, '표'],
  [/^rowgroup\b/, '행 묶음'],
  [/^rowheader\b/, '행 머리'],
  [/^row\b/, '행'],
  [/^columnheader\b/, '열 머리'],
  [/^cell\b/, '칸'],
  [/^caption\b/, '표 제목'],
  [/^paragraph\b/, '문단'],
  [/^article\b/, '글'],
  [/^image\b|^img\b/, '그림'],
  [/^figure\b/, '그림 묶음'],
  [/^separator\b/, '구분선'],
  [/^term\b/, '용어'],
  [/^definition\b/, '설명'],
  [/^time\b/, '시간'],
  [/^strong\b/, '강조'],
  [/^emphasis\b/, '강조'],
  [/^document\b/, '문서'],
];

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
  let text = phrase;
  for (const [pattern, word] of roleWords) {
    if (!pattern.test(text)) continue;
    text = text.replace(pattern, word);
    break;
  }
  for (const [pattern, word] of stateWords) text = text.replace(pattern, word);
  return text
    .replace(/(, )+/g, ', ')
    .replace(/^, |, $/g, '')
    .trim();
}
