import type { Problem } from '#audit/model.ts';
import { isVisible, pageProblem, problemAt, visibleText } from './dom.ts';

/** Returns the angle by which an element is rotated, in degrees, from the matrix of its transform. */
function rotationOf(element: Element): number {
  const { rotate, transform, writingMode } = getComputedStyle(element);
  if (writingMode.startsWith('vertical') || writingMode.startsWith('sideways')) return 90;
  if (rotate !== 'none') return Number.parseFloat(rotate) || 0;
  if (!transform.startsWith('matrix(')) return 0;
  const { a, b } = new DOMMatrix(transform);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Texts that ask the user to turn the device. */
const turnRequest = /(가로|세로)(로|모드로| 화면으로)[^.]{0,12}(돌려|바꿔|전환|보십|이용)|회전해 주|rotate your/i;

/** Returns the texts before and after all elements, which no element contains. */
const generatedTexts = (): string =>
  [document.documentElement, document.body, ...document.querySelectorAll('#root, main')]
    .flatMap((element) => ['::before', '::after'].map((part) => getComputedStyle(element, part).content))
    .join(' ');

/** Finds content that is rotated, hidden, or replaced by a request to turn the device (WCAG 1.3.4). */
export function orientationProblems(): Problem[] {
  const main = document.querySelector('main');
  if (!main || !isVisible(main) || visibleText(main) === '')
    return [pageProblem('이 방향의 화면에서는 본문이 보이지 않는다')];
  const rotated = [...document.querySelectorAll('html, body, #root, main, main *, header, footer')].filter(
    (element) =>
      Math.abs(Math.abs(rotationOf(element)) - 90) < 10 && isVisible(element) && visibleText(element).length > 3,
  );
  const problems = rotated.slice(0, 3).map((element) => problemAt(element, '이 방향의 화면에서 옆으로 누워 있다'));
  if (turnRequest.test(`${visibleText(document.body)} ${generatedTexts()}`))
    problems.push(pageProblem('화면을 돌리라고 요구한다'));
  return problems;
}
