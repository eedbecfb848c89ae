/** The upcoming conference. Every date with a time is in ISO 8601 with its offset (+09:00, Seoul). */
export const conference = {
  title: '2025년 제5차 정기총회 및 추계학술대회',
  /** The date in Seoul. */
  day: '2025-11-21',
  venue: '한빛과학관 대강당',
  /** The submission period for abstracts. */
  abstracts: { closes: '2025-10-23T00:00:00+09:00' },
  /** The period in which members can pay for an advance registration. */
  registration: { opens: '2025-11-03T00:00:00+09:00', closes: '2025-11-15T00:00:00+09:00' },
};

export const abstractInfo = {
  deadline: '2025년 10월 22일(수) 24:00까지 (한국 시각)',
  notice: [
    '초록 양식을 내려받아 작성한 뒤 등록해 주세요.',
    '국문과 영문 가운데 하나만 선택하여 작성해 주세요. 두 언어를 함께 쓸 수 없습니다.',
  ],
  rules: [
    '제1저자가 직접 등록해야 합니다.',
    '초록은 A4 용지 0.5~1쪽 분량으로 작성합니다.',
    '임상시험을 포함한 연구는 IRB 승인번호를 반드시 적어야 합니다.',
    '영문 주제어(Keywords)를 3~5개 적습니다.',
    'Word 파일(.doc, .docx)만 등록할 수 있습니다. PDF 파일은 등록할 수 없습니다.',
  ],
  templates: [
    { language: '국문', url: '/docsFile/abstract_form_kr.docx' },
    { language: '영문', url: '/docsFile/abstract_form_en.docx' },
  ],
};

export const registrationInfo = {
  window: '2025년 11월 3일(월) ~ 11월 14일(금)',
  facts: [
    { name: '사전 등록 기간', text: '11/3(월) ~ 11/14(금)' },
    { name: '결제 방법', text: '카드 결제(1인별로 결제) 또는 무통장 입금' },
    { name: '현장 등록', text: '11/21(금) 학술대회 당일, 현금 결제만 가능' },
    { name: '환불', text: '11/14(금)까지만 가능' },
  ],
};
