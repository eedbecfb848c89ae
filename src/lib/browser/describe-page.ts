/** Returns the element with the description of the page for search engines. */
export const findDescription = () => document.querySelector<HTMLMetaElement>('meta[name=description]');

/**
 * Adds the description for search engines that run scripts, unless the page was sent with one (tools/posts).
 * @param text the text of the page. An empty line is the end of a heading, a paragraph or a list
 * @returns the function that removes the description
 */
export function describePage(text: string): () => void {
  const sent = findDescription();
  const meta = sent ?? document.head.appendChild(document.createElement('meta'));
  if (!sent) {
    meta.name = 'description';
    meta.content = text.replace(/([^.!?])\n\n/g, '$1 · ').slice(0, 160);
  }
  return () => meta.remove();
}
