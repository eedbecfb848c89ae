/** The Korean words for ARIA roles, in the descriptions of steps and in transcripts. */
const roles: Readonly<Record<string, string>> = {
  alert: '알림',
  alertdialog: '알림 창',
  article: '글',
  banner: '머리글',
  button: '버튼',
  caption: '표 제목',
  cell: '칸',
  checkbox: '체크 상자',
  columnheader: '열 머리',
  combobox: '콤보 상자',
  contentinfo: '바닥글',
  definition: '설명',
  dialog: '창',
  document: '문서',
  emphasis: '강조',
  figure: '그림 묶음',
  form: '폼',
  group: '묶음',
  heading: '제목',
  image: '그림',
  img: '그림',
  link: '링크',
  list: '목록',
  listbox: '목록 상자',
  listitem: '목록 항목',
  main: '본문',
  navigation: '내비게이션',
  option: '항목',
  paragraph: '문단',
  progressbar: '진행 표시',
  radio: '라디오 버튼',
  radiogroup: '라디오 버튼 묶음',
  region: '영역',
  row: '행',
  rowgroup: '행 묶음',
  rowheader: '행 머리',
  search: '검색',
  searchbox: '검색 칸',
  separator: '구분선',
  status: '상태',
  strong: '강조',
  tab: '탭',
  table: '표',
  tablist: '탭 목록',
  tabpanel: '탭 내용',
  term: '용어',
  textbox: '입력 칸',
  time: '시간',
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
