/** A picture of the site and the sizes of its files in public/pictures; docs/pictures.md says how to replace one. */
export type SitePicture = {
  name: string;
  /** What it shows, for who doesn't see it; empty where it only decorates. */
  alt: string;
  /** Its mean colour, shown until it is there. */
  colour: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** An upright cut for phones, where the wide one would show a strip of itself. */
  upright?: { width: number; height: number; widths: readonly number[] };
};

const wide = { width: 1920, height: 1080, widths: [480, 960, 1440, 1920] };
const upright = { width: 810, height: 1080, widths: [480, 810] };

export const pictures = {
  /** Drops of water on a dark surface, with the light that they gather. */
  droplets: { name: 'droplets', alt: '', colour: '#344944', ...wide, upright },
  /** An emulsion under the microscope. */
  emulsion: { name: 'emulsion', alt: '', colour: '#204848', ...wide, upright },
  /** Light on the folds of a gel. */
  gel: { name: 'gel', alt: '', colour: '#2a4640', width: 1920, height: 720, widths: [480, 960, 1440, 1920] },
} satisfies Record<string, SitePicture>;

/** The widths that have a fallback for browsers without AVIF. */
export const fallbackWidths: readonly number[] = [960, 1440];
