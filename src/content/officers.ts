/** An officer of the society. All persons are fictional. */
export type Officer = { position: string; name: string; affiliation: string };

const officersAt = (position: string, people: readonly (readonly [name: string, affiliation: string])[]): Officer[] =>
  people.map(([name, affiliation]) => ({ position, name, affiliation }));

/** 명예회장 (honorary presidents), with their terms as president. */
export const honoraryPresidents: readonly Officer[] = [
  { position: '초대, 제2대 회장 (1968–1972)', name: '가람솔', affiliation: '해든솔대학교' },
  { position: '제5대, 제6대 회장 (1976–1980)', name: '나한결', affiliation: '가온누리대학교' },
  { position: '제8대, 제9대 회장 (1982–1986)', name: '도새벽', affiliation: '온비텔라 중앙연구소' },
  { position: '제11대, 제12대 회장 (1988–1992)', name: '마루찬', affiliation: '새빛과학대학교' },
  { position: '제15대, 제16대 회장 (1996–2000)', name: '반여울', affiliation: '해든솔대학교 약학대학' },
  { position: '제18대, 제19대 회장 (2002–2006)', name: '서하늬', affiliation: '다루미스 기술연구원' },
  { position: '제21대, 제22대 회장 (2008–2012)', name: '안도담', affiliation: '가온누리대학교 피부과학연구소' },
  { position: '제24대, 제25대 회장 (2014–2018)', name: '은가비', affiliation: '미르누리임상평가센터' },
  { position: '제27대, 제28대 회장 (2020–2024)', name: '차미르', affiliation: '새빛과학대학교' },
];

/** 등기임원 (registered officers): president, vice-presidents, directors, auditors. */
export const registeredOfficers: readonly Officer[] = [
  { position: '회장', name: '윤가온', affiliation: '가온누리대학교 화장품과학과' },
  ...officersAt('수석부회장', [['하슬찬', '해든솔대학교 약학대학']]),
  ...officersAt('부회장', [
    ['강라온', '온비텔라 중앙연구소'],
    ['고은결', '새빛과학대학교 화학공학과'],
    ['김해담', '다루미스 기술연구원'],
    ['노을찬', '화설결랩'],
    ['류단비', '미르누리임상평가센터'],
    ['민서루', '벨로미르켐 소재연구소'],
    ['박누림', '가온누리대학교 피부과학연구소'],
    ['배온새', '오리퀠 기반기술센터'],
    ['손아란', '누리빛대체시험법센터'],
    ['신다솔', '모아덤스 연구소'],
  ]),
  ...officersAt('총무이사', [['오새론', '가온누리대학교 화장품과학과']]),
  ...officersAt('재무이사', [['유한별', '해봄유화']]),
  ...officersAt('학술이사', [
    ['이도을', '새빛과학대학교 생명공학과'],
    ['임가을', '샌결소재'],
    ['장보늬', '해든솔대학교 약학대학'],
  ]),
  ...officersAt('편집이사', [
    ['전시내', '새빛과학대학교 화학공학과'],
    ['정늘해', '가온누리대학교 피부과학연구소'],
  ]),
  ...officersAt('국제이사', [
    ['조은솔', '누벨칸 글로벌연구소'],
    ['주하람', '퀜비온'],
  ]),
  ...officersAt('교육이사', [['진소담', '다온솔시험인증원']]),
  ...officersAt('윤리이사', [['최여름', '누리빛대체시험법센터']]),
  ...officersAt('홍보이사', [['하다온', '봄날리스']]),
  ...officersAt('산학이사', [
    ['한마음', '테사로닉'],
    ['허물결', '솔미래켐'],
  ]),
  ...officersAt('감사', [
    ['황보람찬', '바른빛표시기준원'],
    ['홍새하', '새솔향료연구원'],
  ]),
];

/** 준이사 (associate directors). */
export const associateDirectors: readonly Officer[] = officersAt('준이사', [
  ['구름결', '온비텔라 중앙연구소'],
  ['권다래', '새빛과학대학교 생명공학과'],
  ['길한울', '푸른담결'],
  ['남가람', '도다미셀'],
  ['문소리울', '귤빛연구소'],
  ['백이든', '해든솔대학교 약학대학'],
  ['송해늘', '아르벤티오'],
  ['양지음', '미르누리임상평가센터'],
  ['엄나래', '제노플리크'],
  ['우단미', '가온누리대학교 화장품과학과'],
  ['원하빈', '리포델칸'],
  ['천아라', '한소유향'],
]);
