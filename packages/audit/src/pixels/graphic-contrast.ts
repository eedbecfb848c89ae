import type { Graphic } from '#audit/page/seen/graphics.ts';
import type { Bitmap, Box } from './bitmap.ts';
import { contrastOfRgb, dominantColour, shareWithContrast } from './contrast.ts';

/** The contrast of pictures and marks that WCAG 1.4.11 requires. */
const required = 2.98;

/** The contrast of a thin curve with 3:1, whose pixels are mixed with what is around it. */
const softRequired = 2;

const expand = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns the colour around a box: of the line of pixels above it. */
const surrounding = (picture: Bitmap, { x, y, width }: Box) =>
  dominantColour(picture, { x, y: Math.max(0, y - 4), width, height: 2 });

/** Whether a picture has no part with a contrast of 3:1 to the colour that it mostly has, or to what is around it. */
function isFaintIcon(picture: Bitmap, box: Box): boolean {
  const mostly = dominantColour(picture, box);
  if (!mostly || box.y + box.height > picture.height) return false;
  const outside = surrounding(picture, box);
  const isFilled = outside !== null && contrastOfRgb(mostly, outside) >= required;
  return !isFilled && shareWithContrast(picture, box, mostly, required) < 0.01;
}

/** Whether neither the edge nor the inside of a mark has a contrast of 3:1 to what is around it. */
function isFaintMark(picture: Bitmap, box: Box): boolean {
  const outside = surrounding(picture, box);
  if (!outside || box.y + box.height > picture.height) return false;
  const around = expand(box, 1);
  const painted = shareWithContrast(picture, around, outside, softRequired) * around.width * around.height;
  // The edge of a small circle is painted with soft pixels. A fifth of the edge is enough to see it.
  return painted < (box.width + box.height) * 0.4;
}

/** The opacity below which a picture cannot have sufficient contrast, whatever its colour. */
const leastAlpha = 0.35;

/** What is wrong with a graphic, in Korean; null when it can be seen. */
export function problemOfGraphic(picture: Bitmap, { kind, box, edgeContrast, alpha }: Graphic): string | null {
  if (kind === 'icon')
    return alpha < leastAlpha || isFaintIcon(picture, box) ? '아이콘이 배경과 3:1로 구별되지 않는다' : null;
  if (edgeContrast !== null && edgeContrast < required)
    return `${kind === 'field' ? '입력' : '선택'} 칸의 테두리가 배경과 ${edgeContrast.toFixed(1)}:1로 구별된다 (3:1이어야 한다)`;
  return kind === 'mark' && isFaintMark(picture, box) ? '선택 칸이 배경과 3:1로 구별되지 않는다' : null;
}
