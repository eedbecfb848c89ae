/** The price of one insertion of an advertisement, by its position in the publication, in won. */
export type AdvertisingPrice = { position: string; color: number; blackAndWhite: number };

const prices: readonly AdvertisingPrice[] = [
  { position: '뒤표지 안쪽', color: 990_000, blackAndWhite: 770_000 },
  { position: '앞 속지 (2쪽 이내)', color: 880_000, blackAndWhite: 660_000 },
  { position: '뒤 속지', color: 880_000, blackAndWhite: 660_000 },
];

/** A publication that prints advertisements. */
export type AdvertisingMedium = {
  id: string;
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
};

/** The media, prices and application form for advertisements. All media have the same prices. */
export const advertising = {
  prices,
  media: [
    {
      id: 'journal-ads',
      title: '학술지 광고',
      facts: [
        ['매체', '한빛화장품과학회지'],
        ['발행', '한 해 4회 (3월, 6월, 9월, 12월의 30일)'],
        ['원고 마감', '발행일 30일 전'],
        ['크기', 'A4 (가로 210 mm, 세로 297 mm), 재단 여백 3 mm'],
      ],
    },
    {
      id: 'proceedings-ads',
      title: '자료집 광고',
      facts: [
        ['매체', '춘계학술대회와 추계학술대회의 자료집'],
        ['발행', '한 해 2회 (5월과 11월의 학술대회 날)'],
        ['원고 마감', '학술대회 30일 전'],
        ['크기', 'A4 (가로 210 mm, 세로 297 mm), 재단 여백 3 mm'],
      ],
    },
  ] satisfies readonly AdvertisingMedium[],
  notes: [
    '연간 게재나 두 매체 동시 게재를 원하시면 사무국과 상의해 주세요.',
    '광고 원고는 인쇄용 PDF(해상도 300 dpi 이상)로 보내 주세요.',
    '게재 위치는 신청 순서대로 정합니다.',
  ],
  /** The fields of the printable application form. */
  form: ['업체명', '담당자', '광고 수량', '게재 위치', '게재 시기', '연락처 (전화, 팩스, 이메일)', '주소'],
} as const;
