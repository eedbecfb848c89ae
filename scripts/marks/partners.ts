import { column, type Piece, row, sign, words } from './draw.ts';
import { signs } from './signs.ts';

/** A body's emblem beside its name in two lines, as offices and universities have it. */
const body = (emblem: string, first: string, second: string, size = 14) =>
  row(
    8,
    sign(emblem, 38),
    column(
      4,
      'start',
      words(first, { weight: 'Bold', size, spacing: -0.2 }),
      words(second, { weight: 'Medium', size: size * 0.78 }),
    ),
  );

export const partnerMarks: Record<string, Piece> = {
  gaonnuri: body(signs.shield, '가온누리대학교', '피부과학연구소'),
  'emulsion-forum': body(signs.ring, '새빛유화기술', '협의회', 15),
  'interface-union': row(
    8,
    sign(signs.globe, 36),
    column(
      4,
      'start',
      words('AUIS', { weight: 'Black', size: 22, spacing: 0.6 }),
      words('아시아계면과학연맹', { weight: 'Medium', size: 9 }),
    ),
  ),
  'daon-testing': body(signs.check, '다온솔', '시험인증원', 17),
  'saesol-fragrance': body(signs.vessel, '새솔', '향료연구원', 17),
  'mireu-clinical': body(signs.pulse, '미르누리', '임상평가센터', 16),
  haedeun: row(
    8,
    sign(signs.gate, 36),
    column(
      4,
      'start',
      words('해든솔대학교', { weight: 'ExtraBold', size: 15 }),
      words('COLLEGE OF PHARMACY', { weight: 'Medium', size: 7, spacing: 0.4 }),
    ),
  ),
  'nuri-alternatives': body(signs.weave, '누리빛', '대체시험법센터', 16),
  'bareun-label': row(
    8,
    sign(signs.pages, 32),
    words('바른빛표시기준원', { weight: 'SemiBold', size: 14.5, spacing: -0.3 }),
  ),
};
