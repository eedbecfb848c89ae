import type { Mark } from './sponsors.ts';

/** 협력 기관 (partner organizations). All are fictional. */
export const partners: readonly Mark[] = [
  { id: 'gaonnuri', name: '가온누리대학교 피부과학연구소' },
  { id: 'emulsion-forum', name: '새빛유화기술협의회' },
  { id: 'interface-union', name: '아시아계면과학연맹' },
  { id: 'daon-testing', name: '다온솔시험인증원' },
  { id: 'saesol-fragrance', name: '새솔향료연구원' },
  { id: 'mireu-clinical', name: '미르누리임상평가센터' },
  { id: 'haedeun', name: '해든솔대학교 약학대학' },
  { id: 'nuri-alternatives', name: '누리빛대체시험법센터' },
  { id: 'bareun-label', name: '바른빛표시기준원' },
];
