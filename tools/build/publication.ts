import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { society } from '#src/content/society.ts';
import { readTexts, type Texts } from '#tools/environment/environment.ts';
import { notWanted, publishedNames, type Variable, variables } from '#tools/environment/variables.ts';

/** Names that no public host has: those for examples and tests (RFC 2606, RFC 6761), and addresses of the own machine. */
const exampleHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$|^(127\..*|0\.0\.0\.0|\[::1?\])$/i;

/** A host for examples, or a telephone number with an exchange that does not exist. */
const inventedContact = /\.example\b|\b0\d{1,2}-000-\d{4}\b/;

/** Returns the problem of a value, or null. It names at most a host, because the value may contain a key. */
function problemOf(text: string, { defaultText, whenUnset }: Variable): string | null {
  if (!text || text === defaultText)
    return whenUnset ? `is ${text ? 'still the example' : 'not set'}. ${whenUnset}` : null;
  const hosts = [...text.matchAll(/(https?):\/\/(?:\*\.)?([^\s/?#]*?)(?::\d+)?(?=[\s/?#]|$)/g)];
  for (const [, scheme, host = ''] of hosts) {
    if (exampleHost.test(host)) return `names ${host}, which no visitor can reach.`;
    if (scheme === 'http') return `names ${host} with http, which browsers block on an https page. Write https.`;
  }
  return null;
}

/**
 * Returns one line for each variable of the site and the build that a published site lacks: it is not set, still the
 * example, or names a host for examples or without https. The value `none` of a service is complete: it names no host.
 * @param texts the valid values of the variables by name
 * @param contents the values in src/content that replace variables that are not set
 */
export const missingForPublication = (texts: Texts, contents: Texts): string[] =>
  publishedNames.flatMap((name) => {
    const [text, content, variable] = [texts[name] ?? '', contents[name], variables[name]];
    if (!variable || (!text && content && !problemOf(content, variable))) return [];
    const problem = problemOf(text, variable);
    return problem ? [`${name} ${problem}`] : [];
  });

/**
 * Returns one line for each matter that somebody should look at before the publication, although the site works with it.
 * @param texts the valid values of the variables by name
 * @param contents the files of src/content by path
 */
export function adviceForPublication(texts: Texts, contents: Readonly<Record<string, string>>): string[] {
  const services = ['MAP_SCRIPT', 'POSTCODE_SCRIPT'].filter((name) => texts[name] && texts[name] !== notWanted);
  const invented = Object.keys(contents).filter((path) => inventedContact.test(contents[path] ?? ''));
  return [
    ...(services.length > 0 && !texts.VITE_EMBED_ORIGIN
      ? [`VITE_EMBED_ORIGIN is not set. The script of ${services.join(' and ')} runs on the site's own host.`]
      : []),
    ...(invented.length > 0
      ? [`src/content has invented telephone numbers or hosts: ${invented.toSorted().join(', ')}.`]
      : []),
  ];
}

const contentFolder = 'src/content';

/**
 * Compares the configuration and the contents with what a published site needs.
 * @returns the lines that `--strict` refuses, and the lines of advice
 */
export async function checkPublication(): Promise<{ missing: string[]; advice: string[] }> {
  const texts = readTexts('production');
  const contents: Record<string, string> = {};
  for (const path of await readdir(contentFolder, { recursive: true }))
    if (extname(path)) contents[path] = await readFile(join(contentFolder, path), 'utf8');
  return {
    missing: missingForPublication(texts, { SITE_ORIGIN: society.origin }),
    advice: adviceForPublication(texts, contents),
  };
}

/** Prints lines below a heading, if there are any. */
export function printLines(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([heading, ...lines].join('\n  '));
}
