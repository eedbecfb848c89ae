import type { PageCheck, Problem } from '#audit/model.ts';
import { normalizeText } from './controls.ts';
import { accessibleName, findExposed, problemAt, topDialog, visibleText } from './dom.ts';

/** Whether a text of a dialog is its description, which screen readers read when it opens (WAI-ARIA APG, Alertdialog). */
function isDescribedByOwnText(alert: Element): boolean {
  const description = (alert.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id) ?? []);
  const hasText = [...alert.querySelectorAll('p')].some((text) => visibleText(text) !== '');
  return !hasText || description.some((text) => alert.contains(text) && visibleText(text) !== '');
}

/** Whether the page behind a dialog cannot be pressed, because something covers all of it. */
function coversPage(top: Element): boolean {
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const hits = shares.flatMap((across) =>
    shares.map((down) => document.elementFromPoint(innerWidth * across, innerHeight * down)),
  );
  const outside = hits.filter((hit) => hit !== null && !top.contains(hit));
  return (
    outside.length > 0 &&
    outside.every((hit) => !hit?.matches(':is(main, header, footer), :is(main, header, footer) *'))
  );
}

export const dialog: PageCheck = {
  id: 'dialog',
  title: '열린 창에 이름이 있고, 초점이 그 안에 있으며, 뒤의 것은 가려져 있다',
  criteria: ['4.1.2', '2.4.3', '2.4.6'],
  inspect() {
    const top = topDialog();
    if (!top) return { examined: 0, problems: [] };
    const problems: Problem[] = [];
    if (accessibleName(top) === '') problems.push(problemAt(top, '창에 이름이 없다', ['4.1.2']));
    if (top.matches('[role=alertdialog]') && !isDescribedByOwnText(top))
      problems.push(problemAt(top, '열릴 때 읽을 글이 창의 설명으로 묶여 있지 않다', ['1.3.1', '4.1.2']));
    const heading = findExposed('h1, h2, h3, [role=heading]', top)[0];
    const name = normalizeText(accessibleName(top));
    if (heading && name !== '' && !name.includes(normalizeText(visibleText(heading))))
      problems.push(
        problemAt(top, `'${visibleText(heading)}'이(가) 제목인데 '${accessibleName(top)}'(으)로 읽힌다`, [
          '2.4.6',
          '4.1.2',
        ]),
      );
    const isModal =
      top.getAttribute('aria-modal') === 'true' || top.getAttribute('role') === 'alertdialog' || coversPage(top);
    if (!top.contains(document.activeElement))
      problems.push(problemAt(top, '창이 열렸는데 초점이 그 안에 없다', ['2.4.3']));
    const main = document.querySelector('main');
    if (isModal && main && !main.contains(top) && !main.closest('[aria-hidden=true], [inert]'))
      problems.push(problemAt(top, '창 뒤의 본문이 보조기기에서 가려지지 않는다', ['4.1.2']));
    return { examined: 1, problems };
  },
};
