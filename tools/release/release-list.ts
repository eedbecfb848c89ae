import { readState } from './journal.ts';
import type { ReleaseFolder } from './release-folder.ts';

/**
 * Returns one line for each release, newest first: its id, and whether it is current, complete, or only the owner of
 * assets.
 */
export async function releaseLines(folder: ReleaseFolder, now: Date): Promise<string[]> {
  const { journal, current } = await readState(folder, now);
  const lines = journal.releases.map(({ id, offAt, isReduced, wasCurrent }) => {
    if (id === current?.id) return `${id}  current`;
    if (!wasCurrent && !isReduced) return `${id}  failed, and the next release removes its pages`;
    const until = offAt === null ? '' : `, not current since ${offAt.slice(0, 16).replace('T', ' ')} UTC`;
    return isReduced ? `${id}  only its assets are kept${until}` : `${id}  complete${until}`;
  });
  const missing = current?.isMissing ? [`${folder.current} names ${current.id}, which is missing.`] : [];
  return lines.length + missing.length > 0 ? [...missing, ...lines.reverse()] : [`${folder.root} has no releases.`];
}
