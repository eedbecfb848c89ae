import type { PageCheck, Problem } from '#audit/model.ts';
import { contrastOf, readColour } from '#audit/page/colour.ts';
import { findExposed, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';

/** Whether a link has a line, a weight, a background or a picture that the text around it does not have. */
function isMarkedLink(link: Element, around: Element): boolean {
  const [own, other] = [getComputedStyle(link), getComputedStyle(around)];
  const hasBorder = Number.parseFloat(own.borderBottomWidth) > 0 && own.borderBottomStyle !== 'none';
  const isHeavier = Math.abs(Number(own.fontWeight) - Number(other.fontWeight)) >= 200;
  const isLarger = Number.parseFloat(own.fontSize) > Number.parseFloat(other.fontSize) * 1.15;
  const hasLine = [link, ...link.querySelectorAll('*')].some((part) =>
    getComputedStyle(part).textDecorationLine.includes('underline'),
  );
  const hasGround =
    own.backgroundImage !== 'none' || readColour(own.backgroundColor)[3] > 0 || own.boxShadow !== 'none';
  return hasLine || hasBorder || isHeavier || isLarger || hasGround || link.querySelector('svg, img') !== null;
}

/** Finds links that look like the text around them (WCAG 1.4.1). */
export const linkLooks: PageCheck = {
  id: 'link-looks',
  title: '글 속의 링크가 색 말고도 밑줄이나 굵기로 구별된다',
  criteria: ['1.4.1'],
  inspect() {
    const links = findExposed(
      'p a[href], dd a[href], td a[href], address a[href], blockquote a[href]',
      topDialog() ?? document,
    );
    const problems = links.flatMap((link) => {
      const around = link.parentElement?.closest('p, dd, td, address, blockquote');
      if (!around || visibleText(link) === '') return [];
      const rest = visibleText(around).replace(visibleText(link), '');
      if (rest.replace(/\W/gu, '').length < 1 && !/[가-힣]{2}/.test(rest)) return [];
      const contrast = contrastOf(readColour(getComputedStyle(link).color), readColour(getComputedStyle(around).color));
      return contrast < 3 && !isMarkedLink(link, around)
        ? [problemAt(link, '링크가 둘레의 글과 색으로도 모양으로도 구별되지 않는다')]
        : [];
    });
    return { examined: links.length, problems };
  },
};

/** Checks that selected text stays readable (WCAG 1.4.3). */
export const selectionColours: PageCheck = {
  id: 'selection-colours',
  title: '골라 놓은 글도 또렷하다',
  criteria: ['1.4.3'],
  inspect() {
    const texts = findExposed('main p, main li, main td, main h1, main h2').slice(0, 20);
    const problems = texts.flatMap((text) => {
      const style = getComputedStyle(text, '::selection');
      const background = readColour(style.backgroundColor);
      if (background[3] < 1) return [];
      const contrast = contrastOf(readColour(style.color), background);
      return contrast < 4.5 ? [problemAt(text, `골라 놓은 글의 대비가 ${contrast.toFixed(1)}:1이다`)] : [];
    });
    return { examined: texts.length, problems: problems.slice(0, 1) };
  },
};

/** Elements that have a name of their own, or are operated. */
const namedSelector = '[aria-label], [role=img], [role=progressbar], a, button, label, [aria-hidden=true] svg';

/** Whether nothing is written in a box: it is empty, or its text is there for screen readers alone. */
function showsNoText(box: Element): boolean {
  if (Number.parseFloat(getComputedStyle(box).fontSize) < 1) return true;
  const hasText = [...box.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
  return !hasText && [...box.children].every((child) => child.getBoundingClientRect().width <= 1);
}

/** Finds small empty boxes of one kind that differ in their colour alone, such as a green and a red dot (WCAG 1.4.1). */
function colouredSigns(): Problem[] {
  const boxes = findExposed('main span, main i, main b, main em', topDialog() ?? document).filter((box) => {
    const { width, height } = box.getBoundingClientRect();
    const isSmall = width >= 6 && height >= 6 && width <= 32 && height <= 32;
    return isSmall && showsNoText(box) && !box.closest(namedSelector);
  });
  const colourOf = (box: Element): string => getComputedStyle(box).backgroundColor;
  const painted = boxes.filter((box) => readColour(colourOf(box))[3] > 0.2);
  const kinds = [...Map.groupBy(painted, ({ tagName, className }) => `${tagName} ${className}`).values()];
  return kinds
    .filter((kind) => new Set(kind.map(colourOf)).size > 1)
    .flatMap(([first]) => (first ? [problemAt(first, '색만 다른 표시여서 읽히지 않는다')] : []));
}

/** A text that is a sign alone, such as a dot. */
const signOnly = /^[●○◉■□▲△▼▽◆◇★☆•·]$/;

/** Finds signs of one character that differ in their colour alone (WCAG 1.4.1). */
function colouredCharacters(): Problem[] {
  const signs = findExposed('main :is(span, i, b, em, strong, td, p)', topDialog() ?? document).filter(
    (element) =>
      element.childElementCount === 0 && signOnly.test(element.textContent.trim()) && !element.closest(namedSelector),
  );
  const kinds = [...Map.groupBy(signs, ({ tagName, textContent }) => `${tagName} ${textContent.trim()}`).values()];
  return kinds
    .filter((kind) => new Set(kind.map((sign) => getComputedStyle(sign).color)).size > 1)
    .flatMap(([first]) => (first ? [problemAt(first, '색만 다른 표시여서 읽히지 않는다')] : []));
}

/** Finds empty boxes that tell something by their colour or picture alone, where nothing else stands (WCAG 1.1.1). */
export const paintedSigns: PageCheck = {
  id: 'painted-signs',
  title: '색이나 배경 그림으로만 된 표시가 없다',
  criteria: ['1.1.1', '1.4.1'],
  inspect() {
    const cells = findExposed('td, th, dd, dt, li', topDialog() ?? document).filter(
      (cell) => (cell.textContent ?? '').trim() === '',
    );
    const problems = cells.flatMap((cell) => {
      const sign = [...cell.querySelectorAll('span, i, div, b, em')].find((part) => {
        const style = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        const isPainted = style.backgroundImage !== 'none' || readColour(style.backgroundColor)[3] > 0.2;
        return (
          isPainted && width >= 6 && height >= 6 && width <= 80 && !part.closest('[aria-label], [role=img], a, button')
        );
      });
      const isNamed = cell.querySelector('[aria-label], img, svg, input, button, a') !== null;
      return sign && !isNamed ? [problemAt(sign, '색이나 배경 그림으로만 된 표시여서 읽히지 않는다')] : [];
    });
    return { examined: cells.length, problems: [...problems, ...colouredSigns(), ...colouredCharacters()] };
  },
};
