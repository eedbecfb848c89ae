/** A rectangle on the page, in CSS px. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/** Returns the distance between two rectangles, in CSS px; 0 when they touch or overlap. */
export function distanceBetween(one: Rect, two: Rect): number {
  const across = Math.max(two.left - one.right, one.left - two.right, 0);
  const down = Math.max(two.top - one.bottom, one.top - two.bottom, 0);
  return Math.hypot(across, down);
}

/** How far a text stands from a field, seen as its label: above or before the field is closer than below or after. */
function distanceAsLabel(label: Rect, field: Rect): number {
  const isAfter = label.top >= field.bottom - 2 || (label.left >= field.right - 2 && label.bottom > field.top);
  return distanceBetween(label, field) * (isAfter ? 4 : 1) + (isAfter ? 24 : 0);
}

/** How far a text stands from a field, seen as its error or hint: below the field is closer than above. */
function distanceAsMessage(message: Rect, field: Rect): number {
  const isAbove = message.bottom <= field.top + 2;
  return distanceBetween(message, field) * (isAbove ? 4 : 1) + (isAbove ? 24 : 0);
}

/** Returns the index of the field to which a text seems to belong; -1 without fields. */
export function nearestField(text: Rect, fields: readonly Rect[], kind: 'label' | 'message'): number {
  const measure = kind === 'label' ? distanceAsLabel : distanceAsMessage;
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, field] of fields.entries()) {
    const distance = measure(text, field);
    if (distance < shortest) [best, shortest] = [index, distance];
  }
  return best;
}
