import type { PageCheck } from '#audit/model.ts';
import { findControls, isVisuallyHidden, problemAt, topDialog } from './dom.ts';

/** Whether a link is in a line of text, which is an exception of WCAG 2.5.8. */
const isInText = (element: HTMLElement): boolean =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim().length > 1);

/** Six millimetres in CSS px: 96 px are one inch. */
const sixMillimetres = (6 / 25.4) * 96;

export const targetDiagonal: PageCheck = {
  id: 'target-diagonal',
  title: '누르는 곳의 대각선이 6mm 이상이다',
  criteria: ['K6.1.3'],
  inspect() {
    const all = findControls(topDialog() ?? document).flatMap((element) => {
      const label = element.matches('input') ? element.closest('label') : null;
      if (element.matches(':disabled, iframe, [tabindex="-1"][role=document]') || isInText(element)) return [];
      if (isVisuallyHidden(element) && !label) return [];
      const { width, height } = (label ?? element).getBoundingClientRect();
      return width > 1 && height > 1 ? [{ element, diagonal: Math.hypot(width, height) }] : [];
    });
    const problems = all
      .filter(({ diagonal }) => diagonal < sixMillimetres)
      .map(({ element, diagonal }) => problemAt(element, `대각선이 ${((diagonal / 96) * 25.4).toFixed(1)}mm이다`));
    return { examined: all.length, problems };
  },
};
