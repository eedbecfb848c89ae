import { spawnSync } from 'node:child_process';
import { UsageError } from '#tools/dev/test/choose-steps.ts';

/** The files that differ from a commit. */
export type Changes = {
  /** The commit: the last one that the branch has in common with the reference. */
  base: string;
  /** The reference of the comparison, such as "origin/main". */
  ref: string;
  /** All changed files, with those that are not committed; deleted files are included. */
  files: string[];
  /** The changed files that the commit does not have. */
  added: ReadonlySet<string>;
};

/** Runs git. Returns undefined if it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

const paths = (output = '') => output.split('\0').filter(Boolean);

/**
 * Lists the changes of the branch and of the working copy.
 * @param named the reference to compare with; by default origin/main, or main without a remote repository
 * @throws UsageError without git, and for an unknown reference
 */
export function readChanges(named?: string): Changes {
  const refs = named ? [named] : ['origin/main', 'main', 'HEAD'];
  const ref = refs.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined);
  const base = ref && git('merge-base', ref, 'HEAD')?.trim();
  if (!ref || !base) throw new UsageError(`--changed needs git and a commit to compare with; ${refs[0]} is none.`);
  const diff = ['diff', '--name-only', '--no-renames', '-z'];
  const untracked = paths(git('ls-files', '--others', '--exclude-standard', '-z'));
  const files = new Set([...paths(git(...diff, base)), ...untracked]);
  const added = new Set([...paths(git(...diff, '--diff-filter=A', base)), ...untracked]);
  return { base, ref, files: [...files].sort(), added };
}
