/** What holds for every record of src/navigation/screens.ts. An exercise runs these tests with a new and a renamed one. */
import { expect, test } from 'vitest';
import { society } from '#src/content/society.ts';
import { accessTo } from '#src/navigation/access.ts';
import { mainMenu, myPageMenu, screenIdsOf, titleParts } from '#src/navigation/menus.ts';
import { screenIds, screens } from '#src/navigation/screens.ts';
import { screenOfTarget, screenTarget } from '#src/navigation/target.ts';

/** A record page has the number of its record in its path, so no link leads to its pattern. */
const linked = screenIds.filter((id) => !screens[id].path.includes(':id'));

test.each(linked)('the link to the screen %s leads to it by its URL alone and by its state alone', (id) => {
  const { to, state } = screenTarget(id);
  expect(screenOfTarget({ to }).screen).toBe(id);
  expect(screenOfTarget({ to: screens[id].path, ...(state && { state }) }).screen).toBe(id);
});

test.each(linked)('the link to the screen %s has the access rule of its record', (id) => {
  expect(accessTo(screenOfTarget(screenTarget(id)))).toEqual(screens[id].access);
});

test('no two screens of a path have one label, and no label is empty, except that of the home page', () => {
  const labels = linked.map((id) => `${screens[id].path} ${screens[id].title}`);
  expect(new Set(labels).size).toBe(labels.length);
  expect(linked.filter((id) => screens[id].title === '')).toEqual(['home']);
});

test('no two screens have one document title', () => {
  // The forms of a board have the title of the board until they add their own.
  const titles = screenIds.filter((id) => screens[id].stepOf !== 'forum').map((id) => titleParts(id).join(' | '));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain(society.name);
});

test('the menus have every screen of their sections, except steps and screens that only links open', () => {
  const entries = [...mainMenu, myPageMenu].flatMap(screenIdsOf);
  const sections = new Set(entries.map((id) => screens[id].path));
  const shown = screenIds.filter((id) => sections.has(screens[id].path) && screens[id].isInMenu !== false);
  expect(entries.toSorted()).toEqual(shown.filter((id) => screens[id].stepOf === undefined).toSorted());
});
