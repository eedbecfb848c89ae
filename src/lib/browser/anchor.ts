/**
 * The anchor that an address names (HTML, "scroll to the fragment").
 * @param hash as `location.hash` has it
 * @returns the id, or an empty text where there is none or its encoding is broken
 */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the place that an address names and moves the focus there, as the browser does for a page of its own.
 * @param hash as `location.hash` has it
 * @returns whether there is such a place
 */
export function scrollToAnchor(hash: string): boolean {
  const id = anchorOf(hash);
  const place = id ? document.getElementById(id) : null;
  if (!place) return false;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  return true;
}
