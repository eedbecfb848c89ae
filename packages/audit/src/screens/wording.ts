/** The Korean words for ARIA roles in the descriptions of steps. */
const roles: Readonly<Record<string, string>> = {
  alertdialog: '알림 창',
  article: '글',
  button: '버튼',
  checkbox: '체크 상자',
  dialog: '창',
  group: '묶음',
  heading: '제목',
  img: '그림',
  link: '링크',
  listbox: '목록 상자',
  option: '항목',
  progressbar: '진행 표시',
  radio: '라디오 버튼',
  region: '영역',
  tab: '탭',
  tabpanel: '탭 내용',
};

/** Returns the Korean word for a role. */
export const roleWord = (role: string): string => roles[role] ?? role;

/** Returns a name, or a pattern of a name without its special characters. */
export const plainName = (name: string | RegExp): string =>
  typeof name === 'string' ? name : name.source.replace(/\\[dsw][+*]?|[\^$.*+?()[\]{}|\\]/g, ' ').trim();

/**
 * Appends the Korean particle that fits the last syllable of a word.
 * @param pair the particle after a final consonant, and after a vowel
 */
function withParticle(word: string, pair: readonly [string, string]): string {
  const last = word.replace(/['")\s]+$/, '').at(-1) ?? '';
  const code = last.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11_171) return `${word}${pair[0]}(${pair[1]})`;
  return `${word}${code % 28 > 0 ? pair[0] : pair[1]}`;
}

/** Appends the particle of the object, 을 or 를. */
export const withObjectParticle = (word: string): string => withParticle(word, ['을', '를']);

/** Appends the particle of the subject, 이 or 가. */
export const withSubjectParticle = (word: string): string => withParticle(word, ['이', '가']);
