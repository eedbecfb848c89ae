/**
 * `npm run contract:diff -- <old> <new>`: lists the changes between two contracts, and whether they break clients or
 * servers. Each contract is a file or a git revision.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { printHelpIfAsked, readCommand } from '#tools/command/command-line.ts';
import { type ContractChange, contractChanges, levels } from './contract-changes.ts';
import { contractFacts, type Fact } from './contract-facts.ts';
import { openContract } from './contract-nodes.ts';

const contractFile = 'openapi/openapi.yaml';

const titles: Record<ContractChange['level'], string> = {
  both: 'Breaks clients and servers of the old contract',
  clients: 'Breaks clients of the old contract',
  servers: 'A server of the old contract must change',
  warning: 'Warnings: breaks no message, but look at it',
  information: 'Information',
};

/**
 * Reads the facts of the contract that an argument of the command names: a file, or the contract of a git revision.
 * @throws Error if the argument is neither, or the contract has an error
 */
function factsOf(argument: string): Map<string, Fact> {
  const isFile = statSync(argument, { throwIfNoEntry: false })?.isFile();
  const nameOf = (path: string) => (isFile ? path : `${argument}:${path}`);
  const read = (path: string) => {
    try {
      if (isFile) return readFileSync(path, 'utf8');
      return execFileSync('git', ['show', nameOf(path)], { encoding: 'utf8', stdio: 'pipe' });
    } catch {
      return undefined;
    }
  };
  const path = isFile ? argument : contractFile;
  if (read(path) === undefined)
    throw new Error(`${argument} is neither a file nor a git revision with ${contractFile}.`);
  return contractFacts(openContract(path, read, nameOf));
}

const shortText = (value: unknown) => {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** Formats a change as one line: file and line, field, keyword, old and new value, operations. */
function formatChange({ operations, field, keyword, old, new: changed, place }: ContractChange): string {
  const what = [field, keyword].filter(Boolean).join(' ');
  const who = operations.includes('*') ? 'every operation' : operations.join(', ');
  return `  ${place}: ${what}: ${shortText(old)} → ${shortText(changed)} (${who})`;
}

/** Formats the changes for the console, in groups by the parties that they break. */
function formatReport(changes: ContractChange[]): string {
  const groups = levels.flatMap((level) => {
    const lines = changes.filter((change) => change.level === level).map(formatChange);
    return lines.length > 0 ? [`${titles[level]} (${lines.length}):\n${lines.join('\n')}`] : [];
  });
  return groups.join('\n\n') || 'Nothing changed.';
}

function main(args: string[]): number {
  printHelpIfAsked('contract:diff', args);
  try {
    const {
      values,
      positionals: [old = '', changed = ''],
    } = readCommand('contract:diff', args);
    const changes = contractChanges(factsOf(old), factsOf(changed));
    console.log(values.json ? JSON.stringify(changes, null, 2) : formatReport(changes));
    return changes.some(({ level }) => level !== 'warning' && level !== 'information') ? 1 : 0;
  } catch (error) {
    console.error(`contract:diff: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
