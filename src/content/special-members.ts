/** The year of the list of 특별회원사 (special member companies). */
export const specialMemberYear = 2025;

/** 특별회원사, in display order. All companies are fictional. */
export const specialMembers: readonly string[] = [
  '(주)가나루텍',
  '(주)귤빛연구소',
  '(주)누벨칸',
  '(주)다루미스',
  '(주)도다미셀',
  '(주)리포델칸',
  '(주)모아덤스',
  '(주)물결다온',
  '(주)벨로미르켐',
  '(주)봄날리스',
  '(주)샌결소재',
  '(주)서퀴나',
  '(주)솔미래켐',
  '(주)아르벤티오',
  '(주)연샘포장',
  '(주)오리퀠',
  '(주)온비텔라',
  '(주)일돌담화학',
  '(주)제노플리크',
  '(주)퀜비온',
  '(주)테사로닉',
  '(주)페를루넥스',
  '(주)푸른담결',
  '(주)해봄유화',
  '(주)화설결랩',
];
