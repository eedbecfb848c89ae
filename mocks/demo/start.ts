/** The address of the worker. The policy of the demo lets scripts create only this one (Trusted Types). */
const workerUrl = `${import.meta.env.BASE_URL}demo-worker.js`;

/** Returns the address as the browser accepts it under Trusted Types, and unchanged in other browsers. */
function trustedWorkerUrl(): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return workerUrl;
  const { createPolicy } = factory;
  if (typeof createPolicy !== 'function') return workerUrl;
  return createPolicy.call(factory, 'demo', { createScriptURL: () => workerUrl }).createScriptURL(workerUrl);
}

/** Replaces the page by the reason why the demo cannot run. */
function showReason(): void {
  const [main, heading, text] = ['main', 'h1', 'p'].map((name) => document.createElement(name));
  if (!main || !heading || !text) return;
  main.setAttribute('role', 'alert');
  main.className = 'demo-reason';
  heading.textContent = '이 브라우저에서는 데모를 볼 수 없습니다.';
  text.textContent = isSecureContext
    ? '데모는 서비스 워커로 움직이는데, 이 브라우저나 비공개 창이 서비스 워커를 허용하지 않습니다.'
    : '데모는 서비스 워커로 움직이는데, 서비스 워커는 https로 시작하는 주소에서만 쓸 수 있습니다.';
  main.append(heading, text);
  document.body.replaceChildren(main);
}

/**
 * Starts the service worker that responds to the requests of the site.
 * @returns the clock of the mock, as soon as the worker responds; never in a browser without service workers, whose page
 *   shows the reason
 */
export async function startDemo(): Promise<() => number> {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(trustedWorkerUrl());
    const isControlled = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    const { active } = await serviceWorker.ready;
    if (serviceWorker.controller === null) {
      active?.postMessage('claim');
      await isControlled;
    }
    // The new worker of a later demo replaces the former one.
    void registration.update().catch(() => {});
    const now = await fetch(`${import.meta.env.BASE_URL}api/mock/now`);
    const shift = Number(await now.text()) - Date.now();
    return () => Date.now() + shift;
  } catch {
    // Without service workers, `serviceWorker` is undefined.
    showReason();
    return new Promise(() => {});
  }
}
