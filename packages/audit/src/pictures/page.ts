import { escapeText } from '#audit/report/escape-text.ts';
import type { ReportData } from '#audit/report/matrix.ts';
import { reportCss } from '#audit/report/style.ts';
import { absenceText } from '#audit/run/absence.ts';
import type { State } from '#audit/screens/state.ts';
import { type Comparison, type Difference, shareText } from './compare.ts';
import { type Picture, picturePath } from './folder.ts';
import { pictureCheck } from './take.ts';

const pageCss = `
.pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }
figure { margin: 0; min-width: 0; } figcaption { font-size: 0.875rem; }
.pictures img { display: block; height: auto; max-width: 100%; border: 1px solid var(--line); }
.narrow img { width: 12rem; } .wide img { width: 40rem; } .high .wide img { width: 25rem; }
.pictures a { max-width: 100%; } article img { max-height: none; }
`;

/** Renders a picture as a link to itself in its full size. */
function renderPicture(path: string, name: string, { width, height }: { width: number; height: number }): string {
  return `<figure class="${width < 600 ? 'narrow' : 'wide'}"><a href="${path}"><img src="${path}" alt="${escapeText(name)}" width="${width}" height="${height}" loading="lazy"></a><figcaption>${escapeText(name)}</figcaption></figure>`;
}

/** Returns why a state has no picture, in Korean. */
function missingReason({ absences, outcomes }: ReportData, { id }: State): string {
  const absence = absences.get(id);
  if (absence) return absenceText(absence);
  const untested = outcomes.find(
    ({ state, check, conclusion }) => state === id && check.id === pictureCheck.id && conclusion === 'untested',
  );
  return untested?.reason ?? '아직 그림이 없다';
}

function renderState(given: ReportData, state: State, pictures: readonly Picture[]): string {
  const own = pictures.filter((picture) => picture.state === state.id);
  const shown =
    own.length === 0
      ? `<p>그림이 없습니다. ${escapeText(missingReason(given, state))}</p>`
      : `<div class="pictures">${own.map((one) => renderPicture(picturePath(one), `${state.name}, ${one.width} px`, one)).join('')}</div>`;
  return `<article aria-labelledby="state-${state.id}"><h3 id="state-${state.id}">${escapeText(state.name)} <small>(${state.id})</small></h3>${shown}</article>`;
}

function renderDifference({ picture, earlierHeight, share }: Difference, name: string): string {
  const { width, height, state } = picture;
  const all = { width, height: Math.max(height, earlierHeight) };
  const title = `${name}, ${width} px`;
  return `<article class="high" aria-labelledby="difference-${state}-${width}"><h3 id="difference-${state}-${width}">${escapeText(title)} <small>(${state})</small></h3><p>그림 가운데 다른 부분: ${shareText(share).replace('<', '&lt;')}.${height === earlierHeight ? '' : ` 높이가 ${earlierHeight} px에서 ${height} px로 바뀌었습니다.`}</p>
<div class="pictures">${renderPicture(picturePath(picture, '.earlier'), '전', { width, height: earlierHeight })}${renderPicture(picturePath(picture), '지금', picture)}${renderPicture(picturePath(picture, '.difference'), '다른 곳 (빨간색)', all)}</div></article>`;
}

/** Renders the states that look different, and those that only one of the reports shows. */
function renderComparison({ earlier, compared, differences, added, removed }: Comparison, names: Names): string {
  const listOf = (title: string, pictures: readonly Picture[]): string =>
    pictures.length === 0
      ? ''
      : `<p>${title}: ${escapeText(pictures.map(({ state, width }) => `${names.get(state) ?? state} ${width} px`).join(', '))}</p>`;
  return `<section aria-labelledby="comparison"><h2 id="comparison">다르게 보이는 것 ${differences.length}개</h2>
<p>${escapeText(earlier.base)}의 ${new Date(earlier.when).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })} 그림과 ${compared}개를 견주었습니다. 글자 가장자리의 부드러운 점은 다른 것으로 보지 않습니다.</p>
${listOf('전에는 없던 그림', added)}${listOf('이번에는 없는 그림', removed)}
${differences.map((difference) => renderDifference(difference, names.get(difference.picture.state) ?? difference.picture.state)).join('\n')}</section>`;
}

type Names = ReadonlyMap<string, string>;

/** Renders `pictures.html`: what looks different, if that was compared, and all states by screen. */
export function renderPictures(
  given: ReportData,
  pictures: readonly Picture[],
  comparison: Comparison | null,
  when: Date,
): string {
  const { base, screens } = given;
  const names: Names = new Map(screens.flatMap(({ states }) => states.map(({ id, name }) => [id, name] as const)));
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>화면의 모습 | ${escapeText(base)}</title><style>${reportCss}${pageCss}</style></head>
<body><header><h1>화면의 모습</h1><p>${escapeText(base)} · ${when.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}</p>
<nav aria-label="화면"><ul>${screens.map(({ id, name }) => `<li><a href="#screen-${id}">${escapeText(name)}</a></li>`).join('')}</ul></nav></header>
<main>${comparison ? renderComparison(comparison, names) : ''}
${screens
  .map(
    ({ id, name, states }) =>
      `<section aria-labelledby="screen-${id}"><h2 id="screen-${id}">${escapeText(name)}</h2>${states.map((state) => renderState(given, state, pictures)).join('\n')}</section>`,
  )
  .join('\n')}</main></body></html>
`;
}
