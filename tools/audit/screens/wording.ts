/** The roles that steps name, as a person would call them. */
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

/** The Korean word for a role. */
export const roleWord = (role: string): string => roles[role] ?? role;

/** A name or a pattern of one, without the signs of a pattern. */
export const plainName = (name: string | RegExp): string =>
  typeof name === 'string' ? name : name.source.replace(/\\[dsw][+*]?|[\^$.*+?()[\]{}|\\]/g, ' ').trim();

/** A word with the particle that its last syllable asks for. @param pair with a final consonant, and without */
function withParticle(word: string, pair: readonly [string, string]): string {
  const last = word.replace(/['")\s]+$/, '').at(-1) ?? '';
  const code = last.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11_171) return `${word}${pair[0]}(${pair[1]})`;
  return `${word}${code % 28 > 0 ? pair[0] : pair[1]}`;
}

/** The object of what is done. */
export const withObjectParticle = (word: string): string => withParticle(word, ['을', '를']);

/** The subject of what is seen. */
export const withSubjectParticle = (word: string): string => withParticle(word, ['이', '가']);
