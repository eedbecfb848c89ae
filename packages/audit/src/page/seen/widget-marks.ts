let marked: { element: Element; name: string }[] = [];

/** Sets the attributes with which React Aria shows a state, on all of its elements that do not have them. */
export function markWidgets(names: readonly string[]): void {
  for (const element of document.querySelectorAll('[data-rac]:not([data-disabled])'))
    for (const name of names) {
      if (element.hasAttribute(name)) continue;
      element.setAttribute(name, 'true');
      marked.push({ element, name });
    }
}

/** Removes the attributes that `markWidgets` set. */
export function unmarkWidgets(): void {
  for (const { element, name } of marked) element.removeAttribute(name);
  marked = [];
}
