/** Installs Firefox and WebKit for `npx playwright test --config playwright.nightly.config.ts`, if they are missing and the user may install Debian's packages. */
import { aptInstall, findOnPath, mayUseApt } from './setup-browser.mjs';

/** The engines, each with the programs that it needs, and Debian's packages of them. WebKit's browser needs a display. */
const engines = {
  Firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  WebKit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Prints one line for each engine that is missing and cannot be installed. Its tests are then skipped. */
export function setUpEngines() {
  for (const [name, { programs, packages }] of Object.entries(engines)) {
    // A program may have several names.
    const isMissing = () => programs.some((names) => names.every((program) => findOnPath(program) === undefined));
    if (!isMissing()) continue;
    const problem = mayUseApt() ? aptInstall(packages) : 'only root can install packages, and only on Debian';
    if (isMissing())
      console.log(
        `setup: ${name} is not installed and cannot be (${problem ?? 'unknown reason'}). Its tests are skipped.`,
      );
  }
}
