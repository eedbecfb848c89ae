/** Korean titles of the rules of axe that its Korean locale does not have. */
export const axeTitles: Readonly<Record<string, string>> = {
  'aria-braille-equivalent': '점자 속성이 있으면 점자가 아닌 이름도 있어야 합니다.',
  'aria-conditional-attr': 'ARIA 속성은 역할의 명세대로 써야 합니다.',
  'aria-deprecated-role': '폐지된 ARIA 역할을 쓰지 않아야 합니다.',
  'aria-prohibited-attr': '이 역할에 금지된 ARIA 속성을 쓰지 않아야 합니다.',
  'aria-tab-name': '탭에는 이름이 있어야 합니다.',
  'meta-refresh-no-exceptions': '시간이 지난 뒤 저절로 화면을 새로 고치지 않아야 합니다.',
  'summary-name': '펼치는 제목(summary)에는 이름이 있어야 합니다.',
  'target-size': '누르는 곳은 24 px 이상이거나 서로 떨어져 있어야 합니다.',
};
