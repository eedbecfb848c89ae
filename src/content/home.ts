import { society } from './society.ts';

/**
 * The two slides at the top of the home page. `picture` is a key of `pictures` in pictures.ts. `\u00a0` is a space without a
 * line break.
 */
export const slides = [
  {
    id: 'together',
    picture: 'droplets',
    caption: society.englishName,
    title: '회원과 함께 화장품\u00a0산업의 미래를 이끕니다',
    description: `연구와 교류의 중심 ${society.name}에서 최신\u00a0연구를 접하고 전문가와 의견을 나눠 보세요.`,
  },
  {
    id: 'science',
    picture: 'emulsion',
    caption: `${society.englishName}, since ${society.foundedYear}`,
    title: '피부에 닿는 모든 것을 과학으로 밝힙니다',
    description: '소재와 제형, 평가와 안전성까지, 서로 다른 분야의 연구자가 한자리에서 묻고 답합니다.',
  },
] as const;

/** The texts of the six tiles on the home page. */
export const tileTexts = {
  about: { title: '학회소개', description: '인사말과 연혁, 정관과 임원을 소개합니다.' },
  activity: { title: '학회활동', description: '회원으로 가입해 학술 활동에 함께하세요.' },
  membership: { title: '회원안내', description: '학술행사 일정과 등록 방법을 안내합니다.' },
  publication: { title: '간행물', description: '저널 안내와 투고규정, 논문 검색을 한곳에 모았습니다.' },
  archive: { title: '자료실', description: '공지사항과 회원의 글을 볼 수 있습니다.' },
  contact: { title: '문의하기', description: '궁금한 점을 남기시면 사무국에서 답변해 드립니다.' },
};
