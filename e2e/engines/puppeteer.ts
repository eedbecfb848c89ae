import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import type { Engine, EnginePage } from './engine.ts';

const wrapPage = (page: Page, site: string): EnginePage => ({
  open: async (url) => void (await page.goto(new URL(url, site).href)),
  run: (body) => page.evaluate(`(() => { ${body} })()`),
  async find(body) {
    const handle = await page.evaluateHandle<[], () => Element | null>(`(() => { ${body} })()`);
    if (!handle.asElement()) return null;
    const element = handle as ElementHandle<Element>;
    return {
      // A locator waits until the element does not move any more. The click of the element would press where it was.
      click: () => element.asLocator().click(),
      type: (text) => element.type(text),
      async chooseFile(path) {
        const input = await element.toElement('input');
        await input.uploadFile(path);
      },
    };
  },
  setCookie: (name, value) => page.browserContext().setCookie({ name, value, domain: new URL(site).hostname }),
  close: () => page.browserContext().close(),
});

/**
 * Starts Firefox or Chromium. Firefox is controlled by WebDriver BiDi.
 * @param path the executable
 * @param site the URL to which the addresses of pages are relative
 */
export async function startWithPuppeteer(name: 'firefox' | 'chrome', path: string, site: string): Promise<Engine> {
  const args = name === 'chrome' ? launchOptions.args : [];
  const browser = await puppeteer.launch({ browser: name, executablePath: path, headless: true, args });
  return {
    async newPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      return wrapPage(page, site);
    },
    close: () => browser.close(),
  };
}
