import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** Returns the whole message of a diagnostic. */
export const messageText = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n');

/**
 * Reads a TypeScript configuration.
 * @throws Error with TypeScript's message if it is missing or malformed
 */
function readConfiguration(path: string): ts.ParsedCommandLine {
  const onUnRecoverableConfigFileDiagnostic = (problem: ts.Diagnostic) => {
    throw new Error(messageText(problem));
  };
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic });
  const [problem] = config?.errors ?? [];
  if (!config || problem) throw new Error(`${path}: ${problem ? messageText(problem) : 'not found'}`);
  return config;
}

/** The configurations that tsconfig.json lists, by the names of their files. */
export const configurations = new Map(
  (readConfiguration('tsconfig.json').projectReferences ?? []).map(({ path }) => [
    relative('.', path),
    readConfiguration(path),
  ]),
);

/** Returns the names of the configurations that list a file. */
export const ownersOf = (file: string) =>
  [...configurations].filter(([, { fileNames }]) => fileNames.includes(resolve(file))).map(([name]) => name);
