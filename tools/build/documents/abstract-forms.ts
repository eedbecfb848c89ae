import type { WordBlock } from './word.ts';

/** A form for abstracts. The language is a BCP 47 tag. */
export type AbstractForm = { language: string; title: string; blocks: readonly WordBlock[] };

const formHeading = (text: string): WordBlock => ({ style: 'Heading1', text });
const formHint = (text: string): WordBlock => ({ style: 'Hint', text });

const korean: AbstractForm = {
  language: 'ko-KR',
  title: '학술대회 초록 양식 (국문)',
  blocks: [
    { style: 'Title', text: '논문 제목을 적습니다' },
    formHint(
      '기울임꼴로 적힌 안내는 지우고 작성합니다. 전체 분량은 A4 용지 0.5~1쪽입니다. 국문과 영문 가운데 하나만 씁니다.',
    ),
    {
      rows: [
        ['저자', '저자 하나1*, 저자 둘2 (제1저자를 먼저 적고, 교신저자에 *를 붙입니다)'],
        ['소속', '1 소속 기관과 부서, 2 소속 기관과 부서'],
        ['교신저자 이메일', 'name@example.com'],
        ['IRB 승인번호', '임상시험을 포함한 연구는 반드시 적습니다. 해당하지 않으면 ‘해당 없음’이라고 적습니다'],
      ],
    },
    formHeading('목적'),
    formHint('연구의 배경과 목적을 두세 문장으로 적습니다.'),
    formHeading('방법'),
    formHint('재료와 방법, 대상자의 수, 통계 방법을 적습니다.'),
    formHeading('결과'),
    formHint('주요 결과를 수치와 함께 적습니다. 표와 그림은 하나까지 넣을 수 있습니다.'),
    formHeading('결론'),
    formHint('결과의 의의와 한계를 적습니다.'),
    formHeading('Keywords'),
    formHint('영문 주제어 3~5개를 쉼표로 나누어 적습니다.'),
    formHeading('감사의 글과 이해관계'),
    formHint('연구비의 출처와 이해관계를 적습니다. 없으면 ‘없음’이라고 적습니다.'),
  ],
};

const english: AbstractForm = {
  language: 'en-US',
  title: 'Abstract form (English)',
  blocks: [
    { style: 'Title', text: 'Title of the paper' },
    formHint(
      'Delete the hints in italics. The abstract takes half a page to one page of A4. Write in Korean or English, only one of them.',
    ),
    {
      rows: [
        ['Authors', 'First A. Author1*, Second B. Author2 (first author first; * marks the corresponding author)'],
        ['Affiliations', '1 Department, institution, city; 2 Department, institution, city'],
        ['Corresponding e-mail', 'name@example.com'],
        ['IRB approval no.', 'Mandatory for clinical tests; otherwise write ‘not applicable’'],
      ],
    },
    formHeading('Purpose'),
    formHint('Background and purpose of the study in two or three sentences.'),
    formHeading('Methods'),
    formHint('Materials and methods, number of subjects, statistics.'),
    formHeading('Results'),
    formHint('Main results with figures. One table or picture may be included.'),
    formHeading('Conclusion'),
    formHint('What the results mean, and their limits.'),
    formHeading('Keywords'),
    formHint('Three to five keywords in English, separated by commas.'),
    formHeading('Acknowledgements and interests'),
    formHint('Sources of funding and interests to disclose; otherwise write ‘none’.'),
  ],
};

/** The forms by file name. */
export const abstractForms: Readonly<Record<string, AbstractForm>> = {
  'abstract_form_kr.docx': korean,
  'abstract_form_en.docx': english,
};
