/** Visits every screen of a site in every state and writes a report. The help has the exit codes. */

import { firstLineOfError } from './run/error-line.ts';
import { help, readAuditOptions } from './run/options.ts';
import { runAudit } from './run/run-audit.ts';
import { listText, selectScreens } from './run/selection.ts';
import { screens } from './screens/list.ts';

/** Runs the command. @returns the exit code */
async function runCommand(): Promise<number> {
  try {
    const options = readAuditOptions(process.argv.slice(2));
    const chosen = selectScreens(screens, options.selection);
    if (options.prints) console.log(options.prints === 'help' ? help : listText(chosen));
    return options.prints ? 0 : await runAudit(options, chosen);
  } catch (error) {
    console.error(`audit: ${firstLineOfError(error)} --help lists the options.`);
    return 3;
  }
}

process.exit(await runCommand());
