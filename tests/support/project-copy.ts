import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** A copy of the repository's files that a test may change. It is removed after the test. */
export type ProjectCopy = {
  /** Replaces a text. @throws Error if the file does not have the text */
  edit: (file: string, before: string | RegExp, after: string) => Promise<void>;
  /** Writes a new file into a folder of the copy. */
  add: (file: string, text: string) => Promise<void>;
  /** Runs a command in the copy. @returns its output if it fails, otherwise an empty text */
  run: (command: string, ...args: string[]) => Promise<string>;
};

/** Copies the files of the repository, with the installed packages of this one. */
export async function copyProject(): Promise<ProjectCopy> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(file, join(folder, file)).catch(() => undefined);
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    async edit(file, before, after) {
      const text = await readFile(join(folder, file), 'utf8');
      const edited = text.replace(before, after);
      if (edited === text) throw new Error(`${file} has no text ${before}.`);
      await writeFile(join(folder, file), edited);
    },
    add: (file, text) => writeFile(join(folder, file), text),
    run: (command, ...args) =>
      promisify(execFile)(command, args, { cwd: folder, maxBuffer: 2 ** 26 }).then(
        () => '',
        ({ stdout, stderr }) => `${stdout}${stderr}`,
      ),
  };
}
