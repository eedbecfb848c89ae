import { accessibleName, findExposed } from './dom.ts';

/** Names of buttons that stop and start something. Such a button needs another name, or a pressed state, afterwards. */
const stopOrStart = /(멈춤|정지|재생|pause|stop|play)$/i;

/** Names of buttons that show and hide what is typed in the field beside them. */
const showOrHide = /(표시|보이기|보기|숨기기|감추기|show|hide)$/i;

/** Returns the buttons that switch something on and off. In a group with one pressed button, only the others change. */
export const findSwitches = (): HTMLElement[] =>
  findExposed('button, [role=button], [role=switch]').filter(
    (button) =>
      button.tabIndex >= 0 &&
      !button.matches(':disabled, [aria-disabled=true]') &&
      (button.matches('[aria-pressed=false], [role=switch][aria-checked=false]') ||
        stopOrStart.test(accessibleName(button)) ||
        (showOrHide.test(accessibleName(button)) && button.parentElement?.querySelector('input') != null)),
  );

/** Returns name and state of the switch of a selector; null if it is gone. */
export function switchState(selector: string): string | null {
  const button = document.querySelector(selector);
  if (!button) return null;
  return [accessibleName(button), button.getAttribute('aria-pressed'), button.getAttribute('aria-checked')].join(' ');
}
