/**
 * Returns the id in a URL fragment (HTML Standard, "scroll to the fragment").
 * @param hash the value of `location.hash`
 * @returns an empty text if the fragment is empty or its encoding is broken
 */
export function anchorId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the element of a URL fragment and moves the focus there, as the browser does when it loads a page.
 * @param hash the value of `location.hash`
 * @returns whether the element exists
 */
export function scrollToAnchor(hash: string): boolean {
  const id = anchorId(hash);
  const element = id ? document.getElementById(id) : null;
  if (!element) return false;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
  return true;
}
