/**
 * Capitals of our own, as the lines that a pen would draw: 100 high, with their width. A firm's lettering is these lines
 * with its own thickness, ends and distance.
 */
type Letter = [width: number, path: string];

export const round: Record<string, Letter> = {
  A: [72, 'M0 100L36 0L72 100M13 66H59'],
  B: [66, 'M36 46A23 23 0 0 0 36 0H0V100H39A27 27 0 0 0 39 46H0'],
  C: [86, 'M85.400 14.600A50 50 0 1 0 85.400 85.400'],
  D: [80, 'M0 0H30A50 50 0 0 1 30 100H0Z'],
  E: [56, 'M56 0H0V100H56M0 49H48'],
  I: [0, 'M0 0V100'],
  K: [62, 'M0 0V100M60 0L0 60M22 40L62 100'],
  L: [52, 'M0 0V100H52'],
  M: [86, 'M0 100V0L43 68L86 0V100'],
  N: [72, 'M0 100V0L72 100V0'],
  O: [100, 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z'],
  P: [64, 'M0 100V0H36A29 29 0 0 1 36 58H0'],
  Q: [100, 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0ZM62 66L98 102'],
  R: [66, 'M0 100V0H36A28 28 0 0 1 36 56H0M34 56L66 100'],
  S: [62, 'M58 18C54 5 44 0 32 0C14 0 4 11 4 25C4 58 62 42 62 74C62 90 50 100 32 100C15 100 4 92 0 80'],
  T: [70, 'M0 0H70M35 0V100'],
  U: [72, 'M0 0V64A36 36 0 0 0 72 64V0'],
  V: [74, 'M0 0L37 100L74 0'],
  X: [68, 'M0 0L68 100M68 0L0 100'],
  Z: [64, 'M0 0H64L0 100H64'],
};

/** The same capitals built of straight lines. */
export const square: Record<string, Letter> = {
  ...round,
  A: [68, 'M0 100V22L22 0H68V100M0 58H68'],
  C: [66, 'M66 0H0V100H66'],
  D: [66, 'M0 0H46L66 20V100H0Z'],
  E: [58, 'M58 0H0V100H58M0 50H50'],
  G: [68, 'M68 0H0V100H68V52H38'],
  N: [68, 'M0 100V0H46L68 22V100'],
  O: [68, 'M0 0H68V100H0Z'],
  P: [64, 'M0 100V0H64V56H0'],
  Q: [68, 'M0 0H68V100H0ZM46 76L80 110'],
  R: [64, 'M0 100V0H64V54H0M28 54L64 100'],
  S: [62, 'M62 0H0V50H62V100H0'],
  U: [68, 'M0 0V100H68V0'],
};

/** Capitals with what can be left out left out. */
export const bare: Record<string, Letter> = {
  ...round,
  A: [72, 'M0 100L36 0L72 100'],
  E: [54, 'M54 0H0M44 50H0M54 100H0'],
  R: [64, 'M0 100V30M0 0H36A28 28 0 0 1 36 56H22L62 100'],
};
