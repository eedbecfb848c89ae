/** Returns the element with the description of the page for search engines. */
export const findDescription = () => document.querySelector<HTMLMetaElement>('meta[name=description]');

/**
 * Adds the description for search engines that run scripts, unless the page was sent with one (tools/posts).
 * @param description at most 160 characters
 * @returns the function that removes the description
 */
export function describePage(description: string): () => void {
  const sent = findDescription();
  const meta = sent ?? document.head.appendChild(document.createElement('meta'));
  if (!sent) {
    meta.name = 'description';
    meta.content = description;
  }
  return () => meta.remove();
}
