import korean from 'axe-core/locales/ko.json' with { type: 'json' };

/** Korean titles of the rules of axe that its Korean locale does not have. */
const missingTitles: Readonly<Record<string, string>> = {
  'aria-braille-equivalent': '점자 속성이 있으면 점자가 아닌 이름도 있어야 합니다.',
  'aria-conditional-attr': 'ARIA 속성은 역할의 명세대로 써야 합니다.',
  'aria-deprecated-role': '폐지된 ARIA 역할을 쓰지 않아야 합니다.',
  'aria-prohibited-attr': '이 역할에 금지된 ARIA 속성을 쓰지 않아야 합니다.',
  'aria-tab-name': '탭에는 이름이 있어야 합니다.',
  'meta-refresh-no-exceptions': '시간이 지난 뒤 저절로 화면을 새로 고치지 않아야 합니다.',
  'summary-name': '펼치는 제목(summary)에는 이름이 있어야 합니다.',
  'target-size': '누르는 곳은 24 px 이상이거나 서로 떨어져 있어야 합니다.',
};

const locale: Readonly<Record<string, { help: string } | undefined>> = korean.rules;

/** Returns the Korean title of a rule of axe. A rule has none only after an update. */
export const titleOfAxeRule = (rule: string): string =>
  missingTitles[rule] ?? locale[rule]?.help ?? '규칙의 한국어 이름이 아직 없습니다.';

const hasHangul = (text: string): boolean => /[가-힣]/.test(text);

/** Returns the lines of a message of axe that are Korean; the title of the rule if there is none but the heading. */
export function koreanMessageOfAxe(rule: string, message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const reasons = lines.filter((line) => hasHangul(line) && !line.endsWith(':'));
  return reasons.length > 0 ? reasons.join(' ') : titleOfAxeRule(rule);
}
