import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { onTestFinished } from 'vitest';

/** A file of the repository with its path from the root. */
export type SourceFile = { path: string; text: string };

const skipped = /^(node_modules|dist|dist-demo|\.git|\.cache|test-results|playwright-report)$/;

/** Returns every file of the repository below a folder, by its path from the root, with slashes on every system. */
export async function filesBelow(folder = '.'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map((entry) => {
    const path = join(folder, entry.name);
    // In a git worktree, .git is a file.
    if (skipped.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [relative('.', path).replaceAll(sep, '/')];
  });
  return (await Promise.all(lists)).flat().sort();
}

export const isGenerated = (path: string) => path.includes('/generated/');

/** Reads files. Returns the path and the text of each. */
export const readTexts = (paths: string[]): Promise<SourceFile[]> =>
  Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));

/** Runs a tool until it ends. A failure does not throw; the result has the exit code. */
export function runTool(tool: string, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(tool, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

/**
 * Creates a folder inside the repository, so that files in it can import packages.
 * @param onEnd registers the removal of the folder; by default it is removed when the test ends
 */
export async function createScratchFolder(onEnd: (remove: () => Promise<void>) => void = onTestFinished) {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'rules-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
