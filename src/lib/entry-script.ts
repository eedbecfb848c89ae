/** Shows the notice that index.html hides; the document may still be parsed. */
function showNotice(): void {
  const show = () => document.getElementById('start-failed')?.removeAttribute('hidden');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

/**
 * Watches the script that starts the site. When this script, or a script that it imports, cannot be fetched, a notice on
 * the page says so: the page was rendered by the build and looks as if it worked. The element of a module script has an
 * error event then (HTML Standard, "execute the script element"), which does not bubble.
 */
export function watchEntryScript(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') showNotice();
  };
  window.addEventListener('error', onError, { capture: true });
}
