import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Engine, EnginePage } from './engine.ts';

/** Waits until an element does not move any more. The driver would press where it was. */
async function waitUntilStill(driver: WebDriver, element: WebElement): Promise<void> {
  const readPosition = () =>
    driver.executeScript('const { x, y } = arguments[0].getBoundingClientRect(); return [x, y].join();', element);
  let [before, now]: unknown[] = [null, await readPosition()];
  while (now !== before) [before, now] = [now, await readPosition()];
}

const wrapPage = (driver: WebDriver, site: string): EnginePage => ({
  open: (url) => driver.get(new URL(url, site).href),
  run: (body) => driver.executeScript(body),
  async find(body) {
    const element = await driver.executeScript(body);
    if (!(element instanceof WebElement)) return null;
    return {
      async click() {
        // The driver's own click refuses links and labels over several lines.
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });", element);
        await waitUntilStill(driver, element);
        await driver.actions().move({ origin: element, duration: 0 }).click().perform();
      },
      type: (text) => element.sendKeys(text),
      chooseFile: (path) => element.sendKeys(path),
    };
  },
  async setCookie(name, value) {
    // A cookie can be set only for the document that is open.
    if (!(await driver.getCurrentUrl()).startsWith(site)) await driver.get(new URL('/favicon.svg', site).href);
    await driver.manage().addCookie({ name, value, path: '/' });
  },
  close: () => driver.quit(),
});

/** Returns a port that is free now. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until a program is ready. @throws Error when it ends, or is not ready after 20 seconds */
async function waitUntilReady(child: ChildProcess, isReady: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with exit code ${child.exitCode}.`);
    if (await isReady()) return;
  }
  throw new Error(`${child.spawnfile} was not ready after 20 seconds.`);
}

/** Starts a display in memory, because this browser has no headless mode. */
async function startDisplay(): Promise<{ name: string; child: ChildProcess }> {
  const socket = (number: number) => `/tmp/.X11-unix/X${number}`;
  let number = 90 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  while (existsSync(socket(number))) number += 10;
  const child = spawn('Xvfb', [`:${number}`, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  await waitUntilReady(child, () => existsSync(socket(number)));
  return { name: `:${number}`, child };
}

/**
 * Starts WebKit's small browser and controls it by WebDriver.
 * @param path the executable of the browser; its driver and Xvfb are on the PATH
 * @param site the URL to which the addresses of pages are relative
 */
export async function startWebKit(path: string, site: string): Promise<Engine> {
  const display = await startDisplay();
  const port = await findFreePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    // A container has neither a graphics card nor the namespaces of the sandbox.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const server = `http://127.0.0.1:${port}`;
  await waitUntilReady(service, () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
  });
  return {
    async newPage() {
      const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
      return wrapPage(driver, site);
    },
    async close() {
      service.kill();
      display.child.kill();
    },
  };
}
