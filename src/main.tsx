import 'react-dom/client';
import './styles/global.ts';
import './styles/prerendered.ts';

/*
 * The entry of the site. The packages are evaluated, then the modules that all screens share, and then the site is started, each
 * in a task of its own: in one task, they blocked a phone for half a second. The page preloads all of them.
 */

/** Lets the browser respond to input before the next task. A timer would wait for a second in a page in the background. */
const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

try {
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start();
} catch (error) {
  // The inline script of the page shows a notice, as for a script that the page names itself.
  document.querySelector('script[type=module][src]')?.dispatchEvent(new Event('error'));
  throw error;
}
