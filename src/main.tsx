import '@tanstack/react-query';
import 'react-dom/client';
import 'react-router-dom';
import './styles/global.ts';
import './styles/prerendered.ts';

/*
 * The entry of the site. The packages, the modules that all screens share, and the start of the site are evaluated in a
 * task each: evaluated in one, they blocked a phone for half a second. All of them are preloaded by the page.
 */

declare global {
  var scheduler: { yield?: () => Promise<void> } | undefined;
}

/** Lets the browser respond to input before the next task (Scheduler API, W3C; older browsers have no `scheduler.yield`). */
const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

try {
  await pause();
  await import('./app/providers.tsx');
  await pause();
  await import('./start.tsx');
} catch (error) {
  // The inline script of the page shows a notice, as for a script that the page names itself.
  document.querySelector('script[type=module][src]')?.dispatchEvent(new Event('error'));
  throw error;
}
