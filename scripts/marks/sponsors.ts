import { column, type Piece, penned, row, sign, words } from './draw.ts';
import { bare, round, square } from './letters.ts';
import { signs } from './signs.ts';

/** A word with a smaller line below it. */
const under = (word: Piece, small: string, spacing = 1.2) =>
  column(4, 'start', word, words(small, { weight: 'Medium', size: 6.4, spacing }));

/** The marks of the sponsors: each firm has its own hand. */
export const sponsorMarks: Record<string, Piece> = {
  onbitella: row(8, sign(signs.twoDrops, 30), penned('ONBITELLA', round, { height: 13, thick: 9, spacing: 40 })),
  darumis: words('darumis', { weight: 'Black', size: 31, spacing: -1.1 }),
  hwaseolgyeol: row(8, sign(signs.snow, 28), words('화설결랩', { weight: 'Light', size: 21, spacing: 1.4 })),
  vellomir: under(penned('VELLOMIR', round, { height: 17, thick: 21, spacing: 36 }), 'CHEMICALS'),
  saenkyel: row(8, sign(signs.strata, 32), words('샌결소재', { weight: 'Bold', size: 20, spacing: -0.6 })),
  oriquel: penned('ORIQUEL', round, { height: 22, thick: 4.5, spacing: 44 }),
  moaderms: row(7, sign(signs.cluster, 32), words('moaderms', { weight: 'SemiBold', size: 22, spacing: -0.7 })),
  nuvelkan: penned('NUVELKAN', bare, { height: 15, thick: 13, spacing: 46, ends: 'round' }),
  haebom: row(
    8,
    sign(signs.dawn, 34),
    under(words('해봄유화', { weight: 'ExtraBold', size: 19 }), 'HAEBOM EMULSION', 0.5),
  ),
  tessaronic: penned('TESSARONIC', square, { height: 15, thick: 15, spacing: 30 }),
  pureundam: row(7, sign(signs.leaf, 30), words('푸른담결', { weight: 'Medium', size: 21, spacing: -0.2 })),
  quenbion: row(7, sign(signs.orbit, 34), words('Quenbion', { weight: 'Medium', size: 21, spacing: -0.3 })),
  solmirae: words('솔미래켐', { weight: 'Black', size: 25, slant: 10, spacing: -0.8 }),
  ganarutec: row(8, sign(signs.stairs, 30), penned('GANARUTEC', square, { height: 12, thick: 19, spacing: 34 })),
  ildoldam: row(
    8,
    sign(signs.wall, 32),
    under(words('일돌담화학', { weight: 'Bold', size: 18 }), 'ILDOLDAM CHEMICAL', 0.4),
  ),
  perlunex: column(5, 'middle', sign(signs.pearl, 22), words('PERLUNEX', { weight: 'Light', size: 13, spacing: 4.2 })),
  dodamicell: row(
    7,
    sign(signs.cells, 33),
    row(1, words('dodami', { weight: 'Bold', size: 22 }), words('cell', { weight: 'Thin', size: 22 })),
  ),
  gyulbit: row(8, sign(signs.citrus, 34), words('귤빛연구소', { weight: 'SemiBold', size: 18 })),
  arventio: column(
    4,
    'middle',
    penned('ARVENTIO', bare, { height: 16, thick: 7, spacing: 58 }),
    words('아르벤티오', { weight: 'Regular', size: 7, spacing: 3 }),
  ),
  mulgyeol: row(8, sign(signs.waves, 28), words('물결다온', { weight: 'Light', size: 22, stretch: 1.06 })),
  xenopliq: row(8, sign(signs.hexagon, 28), penned('XENOPLIQ', square, { height: 16, thick: 10, spacing: 34 })),
  bomnalis: row(7, sign(signs.blossom, 32), words('bomnalis', { weight: 'Light', size: 23, spacing: 0.4 })),
  cirquina: row(
    7,
    sign(signs.circuit, 32),
    words('CIRQUINA', { weight: 'ExtraBold', size: 16, spacing: 0.8, stretch: 1.1 }),
  ),
  hansoyu: row(
    6,
    sign(signs.scent, 32),
    under(words('한소유향', { weight: 'Regular', size: 20, spacing: 2 }), 'PARFUM ATELIER', 1),
  ),
  lipodelkan: row(
    7,
    sign(signs.delta, 26),
    words('LipoDelkan', { weight: 'SemiBold', size: 20, slant: 9, spacing: -0.4 }),
  ),
  yeonsaem: row(8, sign(signs.carton, 33), words('연샘포장', { weight: 'Black', size: 20, spacing: -0.4 })),
};
