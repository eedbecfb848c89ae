import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder without a complete build. The message is one line with the remedy. */
class BuildError extends Error {}

/** The variables of a request by name, such as `uri`. Texts have one character for each byte, as in nginx. */
type Variables = Record<string, string>;

type SiteMap = { source: string; exact: Map<string, string>; patterns: [pattern: RegExp, value: string][] };

/** Returns a word of nginx's configuration without its quotes. */
const unquote = (word: string) => (word.startsWith('"') ? word.slice(1, -1).replace(/\\(["\\])/g, '$1') : word);

/** Reads the words of a line: `"~^/a" $value;` has two. */
const wordsOf = (line: string) => (line.match(/"(?:[^"\\]|\\.)*"|[^\s;{]+/g) ?? []).map(unquote);

/** Compiles a regular expression (PCRE) of nginx for JavaScript. */
const compilePattern = (source: string, flags = '') => new RegExp(source.replaceAll('\\z', '$(?![^])'), flags);

function readMap(head: string, lines: readonly string[]): [name: string, map: SiteMap] {
  const [, source = '', variable = ''] = wordsOf(head);
  const map: SiteMap = { source, exact: new Map(), patterns: [] };
  for (const line of lines) {
    const [key = '', value = ''] = wordsOf(line);
    const [, mark, pattern = ''] = /^(~\*?)(.*)$/s.exec(key) ?? [];
    if (mark) map.patterns.push([compilePattern(pattern, mark === '~*' ? 'i' : ''), value]);
    else map.exact.set(key, value);
  }
  return [variable.slice(1), map];
}

/**
 * Reads the nginx configuration of a build for the server in Node: it looks up pages, policies and headers in the same maps.
 * @throws BuildError if the build is missing or incomplete
 */
export async function readSiteFiles(folder: string) {
  const readConfig = (name: string) =>
    readFile(join(folder, 'hosting/nginx', `${name}.conf`), 'latin1').catch((error: Error) => {
      const { path = name } = error as NodeJS.ErrnoException;
      throw new BuildError(`${path} is missing, so ${folder} has no complete build. Run npm run build.`);
    });
  const [pages, http, files, site] = [
    await readConfig('pages'),
    await readConfig('http'),
    await readConfig('files'),
    await readConfig('site'),
  ];
  const blocks = `${http}\n${pages}`.matchAll(/^(map .*) \{\n((?: .*\n)*)\}/gm);
  const maps = new Map([...blocks].map(([, head = '', body = '']) => readMap(head, body.trimEnd().split('\n'))));
  const [, filePattern = ''] = /^location ~ (".*") \{/m.exec(site) ?? [];
  const [, apiPath = ''] = /^location \^~ (\S+) \{/m.exec(site) ?? [];
  const types = new Map(
    [...files.matchAll(/^ +("[^"]*"|\S+\/\S+) (\w+);/gm)].map(([, type = '', end = '']) => [end, unquote(type)]),
  );

  function lookUp({ source, exact, patterns }: SiteMap, variables: Variables): string {
    const key = fillIn(source, variables);
    for (const [pattern, value] of exact.has(key) ? [] : patterns) {
      const match = pattern.exec(key);
      if (!match) continue;
      Object.assign(variables, match.groups);
      return fillIn(value, variables);
    }
    return fillIn(exact.get(key) ?? exact.get('default') ?? '', variables);
  }

  /**
   * Replaces the variables of a text. Like nginx, it adds the results of maps and the named groups of their patterns to the
   * variables, so a map has the same result until the end of the request.
   */
  function fillIn(text: string, variables: Variables): string {
    return text.replace(/\$(\w+)/g, (_, name: string) => {
      const map = maps.get(name);
      const value = variables[name] ?? (map ? lookUp(map, variables) : '');
      variables[name] = value;
      return value;
    });
  }

  /** Reads the headers that a file of the configuration adds: pairs of a name and a text with variables. */
  async function readHeaders(...names: string[]): Promise<(readonly [string, string])[]> {
    const text = (await Promise.all(names.map(readConfig))).join('\n');
    return [...text.matchAll(/^add_header (\S+) (.*) always;/gm)].map(
      ([, name = '', value = '']) => [name, unquote(value)] as const,
    );
  }

  return {
    fillIn,
    apiPath,
    isFile: compilePattern(unquote(filePattern)),
    types,
    siteHeaders: await readHeaders('headers', 'site'),
    embedHeaders: await readHeaders('headers', 'embed-host'),
    apiHeaders: await readHeaders('api-headers'),
  };
}

/** The nginx configuration of a build, as the server in Node reads it. */
export type SiteFiles = Awaited<ReturnType<typeof readSiteFiles>>;
