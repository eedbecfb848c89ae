/**
 * Creates the change handler of a React Aria control with options. React Aria does not type the keys of options.
 * @param onSelect receives the key of the selected option; not called with a key that no option has
 */
export function createKeyHandler<Key extends string>(
  options: readonly { key: Key }[],
  onSelect: (key: Key) => void,
): (key: unknown) => void {
  return (key) => {
    const option = options.find((candidate) => candidate.key === key);
    if (option) onSelect(option.key);
  };
}
