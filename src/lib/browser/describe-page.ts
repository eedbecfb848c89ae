const maxLength = 160;

/**
 * Adds the description for search engines that run scripts, unless the page was sent with one (tools/posts).
 * @param text the text of the page
 * @returns the function that removes the description
 */
export function describePage(text: string): () => void {
  const sent = document.querySelector('meta[name=description]');
  const meta = sent ?? document.head.appendChild(document.createElement('meta'));
  if (meta !== sent) {
    meta.setAttribute('name', 'description');
    meta.setAttribute('content', text.replace(/\s+/g, ' ').slice(0, maxLength));
  }
  return () => meta.remove();
}
