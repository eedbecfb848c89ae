import { paths, patterns } from './paths.ts';

/**
 * Returns the pattern of the route at a path, such as `/information/notice/:id`. Unlike a path, it names no record.
 * @returns `*` for a path that the site does not have
 */
export function routePatternOf(pathname: string): string {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  const pattern = path.replace(/[^/]+$/, ':id');
  const known: readonly string[] = Object.values(paths);
  if (known.includes(path)) return path;
  return Object.values(patterns).find((candidate) => candidate === pattern) ?? '*';
}
