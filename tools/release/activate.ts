import { checkLiveSite, type LiveSite } from './check-release.ts';
import { type Journal, withCurrent, writeJournal } from './journal.ts';
import { openReleaseById } from './open-release.ts';
import { errorLine, ReleaseError } from './release-error.ts';
import { type ReleaseFolder, readCurrent } from './release-folder.ts';
import { reloadServer, switchTo } from './switch.ts';

/** How the web server is told to reload, and how the result is checked. */
export type Activation = {
  /** The command that makes the web server read its configuration again, or null. */
  reload: string | null;
  /** The published site, or null if nobody checks it. */
  site: LiveSite | null;
  /** Prints a line. */
  print: (line: string) => void;
  /** Ends the run: the former release is current then. */
  signal?: AbortSignal;
};

/** Makes a release current, and tells the web server. */
async function applySwitch(folder: ReleaseFolder, id: string, activation: Activation): Promise<void> {
  const { reload, site, signal = new AbortController().signal } = activation;
  await switchTo(folder, id);
  if (reload !== null) reloadServer(reload);
  if (site === null) return;
  await checkLiveSite(site, await openReleaseById(folder, id), signal);
}

/** Returns to the former release. @returns the end of the error message, which names the current release */
async function undoSwitch(folder: ReleaseFolder, former: string, reload: string | null): Promise<string> {
  try {
    await switchTo(folder, former);
    if (reload !== null) reloadServer(reload);
    return `The release ${former} is current again.`;
  } catch (error) {
    const cause = errorLine(error, folder.root).replace(/\.?$/, '.');
    const current = await readCurrent(folder).catch(() => null);
    if (current?.id === former) return `The release ${former} is current again, but ${cause}`;
    return `The release ${former} is not current again, because ${cause} The current release is ${current?.id ?? 'unknown'}.`;
  }
}

/**
 * Makes a release current: switches, reloads the web server, and checks the live site. After a failure, the former release
 * is current again.
 * @param journal the journal, which has the release already
 * @returns the journal after the switch. If it cannot be written, a line is printed: the next run corrects it by the link.
 * @throws ReleaseError if the reload or the check has failed
 */
export async function activate(
  folder: ReleaseFolder,
  journal: Journal,
  target: { id: string; former: string | null },
  activation: Activation,
): Promise<Journal> {
  const { id, former } = target;
  activation.signal?.throwIfAborted();
  try {
    await applySwitch(folder, id, activation);
  } catch (error) {
    const cause = errorLine(error, folder.root).replace(/\.$/, '');
    if (former === null || former === id)
      throw new ReleaseError(`${cause}. There is no other release to return to, so ${id} stays current.`);
    const result = await undoSwitch(folder, former, activation.reload);
    throw new ReleaseError(`${cause}. ${result}`);
  }
  const after = withCurrent(journal, id);
  await writeJournal(folder, after).catch((error: unknown) =>
    activation.print(`The journal is not written, and the next run corrects it: ${errorLine(error, folder.root)}`),
  );
  return after;
}
