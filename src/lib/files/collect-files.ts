/** Returns all files in a value, at any depth. */
export function collectFiles(value: unknown): File[] {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectFiles) : [];
}
