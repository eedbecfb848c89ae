/**
 * A picture of the site and the sizes of its files in public/pictures. docs/pictures.md describes how to replace one.
 */
export type SitePicture = {
  name: string;
  /** The alternative text (WCAG 1.1.1); empty for a decorative picture. */
  alt: string;
  /** The average color, shown until the picture is loaded. */
  averageColor: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** A portrait crop for phones, where only a narrow strip of the landscape picture would be visible. */
  portrait?: { width: number; height: number; widths: readonly number[] };
};

const landscapeSize = { width: 1920, height: 1080, widths: [480, 960, 1440, 1920] };
const portraitSize = { width: 810, height: 1080, widths: [480, 810] };

export const pictures = {
  /** Drops of water on a dark surface. */
  droplets: { name: 'droplets', alt: '', averageColor: '#344944', ...landscapeSize, portrait: portraitSize },
  /** An emulsion under the microscope. */
  emulsion: { name: 'emulsion', alt: '', averageColor: '#204848', ...landscapeSize, portrait: portraitSize },
  /** Light on folds of gel. */
  gel: { name: 'gel', alt: '', averageColor: '#2a4640', width: 1920, height: 720, widths: [480, 960, 1440, 1920] },
} satisfies Record<string, SitePicture>;

/** The widths in px that also have a file for browsers without AVIF support. */
export const fallbackWidths: readonly number[] = [960, 1440];
