/** Closes the modal `dialog` element that is open, if there is one. It is above all overlays. */
export const closeOpenDialog = (): void => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();

/** Does what the button of an event says to its `dialog` element. It has no effect if the event has no such button. */
export function runDialogCommand(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (button?.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/**
 * Opens and closes `dialog` elements by their buttons with the attributes `command` and `commandfor` (HTML Standard, since
 * 2025), because some supported browsers lack them. An open dialog closes when its button hides in a wider window, and
 * before a navigation to another history entry. Call it before the site starts, because the new screen can only take the
 * focus when the dialog is closed.
 */
export function handleDialogCommands(): void {
  addEventListener('click', runDialogCommand);
  addEventListener('resize', () => {
    const id = document.querySelector('dialog[open]')?.id;
    if (!id || document.querySelector(`[commandfor=${id}]`)?.checkVisibility()) return;
    // The hidden button cannot take the focus. If no element has it, the site focuses the main heading.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    closeOpenDialog();
  });
  for (const type of ['pagehide', 'popstate']) addEventListener(type, closeOpenDialog);
}
