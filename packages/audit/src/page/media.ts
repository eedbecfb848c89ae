import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findExposed, isExposed, isVisible, pageProblem, problemAt, visibleText } from './dom.ts';

/** Text alternatives that do not describe the image, such as file names. */
const uselessAlternatives =
  /\.(png|jpe?g|avif|webp|gif|svg)$|^(이미지|사진|그림|로고|아이콘|배너|image|photo|picture|img|logo|icon|banner)\s?\d*$|^[\d\s_.-]+$|^(img|dsc|dscn|pict?)[_-]?\d+$|^(대체 ?(글|텍스트)|(그림|이미지|사진) ?설명|alt|untitled|제목 ?없음)$/i;

/** Finds different pictures with the same text alternative, so that it describes at most one of them. */
function sameAlternatives(pictures: readonly HTMLElement[]): Problem[] {
  const named = pictures
    .filter((one) => one.matches('img, svg[role=img]'))
    .map((picture) => ({ picture, name: accessibleName(picture) }))
    .filter(({ name }) => name !== '');
  const drawingOf = (picture: Element): string =>
    picture instanceof HTMLImageElement ? picture.src : picture.innerHTML.replace(/ (id|href)="#[^"]*"/g, '');
  return [...Map.groupBy(named, ({ name }) => name).entries()].flatMap(([name, group]) => {
    const [first] = group;
    return first && new Set(group.map(({ picture }) => drawingOf(picture))).size > 2
      ? [problemAt(first.picture, `서로 다른 그림 ${group.length}개의 대체 글이 모두 '${name}'이다`)]
      : [];
  });
}

/** Whether an element is a drawing as large as a picture, neither decorative nor part of a control. */
const isUnnamedDrawing = (element: Element): boolean =>
  element.matches(':is(main, [role=dialog]) :is(svg, canvas):not([role])') &&
  (element.textContent ?? '').trim() === '' &&
  element.parentElement?.closest('a, button, label, svg, [role=img], [role=presentation]') === null &&
  element.getBoundingClientRect().width >= 40;

export const images: PageCheck = {
  id: 'images',
  title: '그림의 대체 글이 그림을 말하고, 옆의 글을 되풀이하지 않는다',
  criteria: ['1.1.1'],
  inspect() {
    const all = [...document.querySelectorAll<HTMLElement>('img, [role=img], svg, canvas')].filter(
      (element) => isVisible(element) && isExposed(element),
    );
    const problems: Problem[] = [];
    for (const element of all) {
      const isNamed = accessibleName(element) !== '';
      if (element.matches('img:not([alt]):not([role=presentation])'))
        problems.push(problemAt(element, '대체 글이 없다'));
      else if (uselessAlternatives.test(accessibleName(element)))
        problems.push(problemAt(element, `대체 글 '${accessibleName(element)}'이(가) 그림을 말하지 않는다`));
      else if (!isNamed && (element.matches('[role=img]') || isUnnamedDrawing(element)))
        problems.push(problemAt(element, '그림에 이름이 없다'));
      const drawn = [...element.querySelectorAll('text')]
        .map(({ textContent }) => textContent ?? '')
        .join(' ')
        .trim();
      const words = drawn.split(/\s+/).filter((word) => word.length > 1);
      if (
        isNamed &&
        words.length > 0 &&
        !words.some((word) => accessibleName(element).toLowerCase().includes(word.toLowerCase()))
      )
        problems.push(
          problemAt(element, `그림에 '${drawn}'이(가) 적혀 있는데 '${accessibleName(element)}'(으)로 읽힌다`),
        );
      const holder = element.closest('a, button');
      if (isNamed && holder && visibleText(holder) === accessibleName(element))
        problems.push(problemAt(element, '대체 글이 옆의 글을 되풀이한다'));
    }
    problems.push(...sameAlternatives(all));
    for (const frame of findExposed('iframe'))
      if (accessibleName(frame) === '') problems.push(problemAt(frame, '프레임에 제목이 없다'));
    return { examined: all.length, problems };
  },
};

export const sound: PageCheck = {
  id: 'sound',
  title: '소리가 저절로 나지 않는다',
  criteria: ['1.4.2'],
  inspect() {
    const all = [...document.querySelectorAll<HTMLMediaElement>('audio, video')];
    const problems = all
      .filter((media) => media.autoplay && !media.muted)
      .map((media) => problemAt(media, '저절로 소리가 난다'));
    return { examined: all.length, problems };
  },
};

/** Finds a live region that would interrupt with, or read, more than a message. */
function regionProblems(region: Element): Problem[] {
  const isAssertive = region.getAttribute('aria-live') === 'assertive';
  const holdsSlides =
    region.querySelector('[aria-roledescription]') !== null || region.closest('[aria-roledescription]');
  if (isAssertive && holdsSlides) return [problemAt(region, '바뀔 때마다 하던 말을 끊고 읽는다', ['4.1.3', '2.2.2'])];
  if (isAssertive && region.matches('[role=status]')) return [problemAt(region, '급하지 않은 알림이 하던 말을 끊는다')];
  return region.querySelector('main, form, nav, table') && !region.matches('[aria-live=off]')
    ? [problemAt(region, '알림 영역에 폼이나 표까지 들어 있어 바뀔 때마다 읽힌다')]
    : [];
}

export const liveRegions: PageCheck = {
  id: 'live-regions',
  title: '상태를 알리는 곳이 있고, 보조기기에서 가려지지 않는다',
  criteria: ['4.1.3'],
  inspect() {
    const all = [
      ...document.querySelectorAll('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'),
    ];
    const open = all.filter(isExposed);
    const first = all[0];
    const missing =
      open.length > 0 || document.querySelector('[aria-modal=true], [role=alertdialog]')
        ? []
        : [first ? problemAt(first, '상태를 알리는 곳이 모두 가려져 있다') : pageProblem('상태를 알리는 곳이 없다')];
    return { examined: 1, problems: [...missing, ...open.flatMap(regionProblems)] };
  },
};

/** Finds flexbox and grid containers whose visual order differs from the document order. */
export const order: PageCheck = {
  id: 'order',
  title: '보이는 순서와 문서의 순서가 같다',
  criteria: ['1.3.2', '2.4.3'],
  inspect() {
    const boxes = findExposed('body *').filter((element) => /flex|grid/.test(getComputedStyle(element).display));
    const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
    const problems: Problem[] = [];
    for (const box of boxes) {
      const style = getComputedStyle(box);
      const items = [...box.children].filter(isVisible);
      const moved =
        style.flexDirection.endsWith('reverse') || items.some((item) => getComputedStyle(item).order !== '0');
      if (moved && items.filter((item) => item.matches(focusable) || item.querySelector(focusable)).length > 1)
        problems.push(problemAt(box, '보이는 순서가 문서의 순서와 다르다'));
    }
    for (const element of findExposed('[tabindex]'))
      if (element.tabIndex > 0) problems.push(problemAt(element, 'tabindex가 초점의 순서를 바꾼다'));
    return { examined: boxes.length, problems };
  },
};

/** Returns elements whose text is cut off by `overflow: hidden` or `clip`. */
export function findClippedText(): HTMLElement[] {
  return findExposed('main *, header *, footer *, [role=dialog] *, [role=alertdialog] *').filter((element) => {
    const style = getComputedStyle(element);
    if (visibleText(element) === '' || element.closest('[data-clipped-on-purpose], select, textarea, svg'))
      return false;
    const cutsOverflow = (value: string): boolean => value === 'hidden' || value === 'clip';
    if (element.getBoundingClientRect().width <= 1 || style.clipPath !== 'none') return false;
    return (
      (cutsOverflow(style.overflowY) && element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0) ||
      (cutsOverflow(style.overflowX) && element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0)
    );
  });
}

const recordedSizes = new Map<Element, number>();

const fontSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** Returns visible elements with a text node of their own. */
const elementsWithText = (): HTMLElement[] =>
  findExposed('body *').filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== ''),
  );

/** Records the font size of each text. */
export function recordFontSizes(): void {
  recordedSizes.clear();
  for (const element of elementsWithText()) recordedSizes.set(element, fontSizeOf(element));
}

/** Returns texts below 24 px whose font size is less than 1.5 times the recorded one. */
export const findFixedFontSizes = (): Problem[] =>
  [...recordedSizes]
    .filter(
      ([element, size]) => size < 24 && element.isConnected && isVisible(element) && fontSizeOf(element) / size < 1.5,
    )
    .map(([element, size]) => problemAt(element, `글자가 ${(fontSizeOf(element) / size).toFixed(2)}배로만 커진다`));
