import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getInfoQuerySearchMax } from '#src/api/generated/limits/board.ts';
import { SearchCategory } from '#src/api/generated/model/searchCategory.ts';
import { SearchField } from '#src/components/fields/search-field.tsx';
import { Select } from '#src/components/fields/select.tsx';
import { searchIsTooLong } from '#src/features/boards/list-params.ts';
import { useEarlyInput } from '#src/lib/hooks/use-early-input.ts';
import { isLeavingScreen } from '#src/navigation/next-screen.ts';
import { search as searchArea } from './board-search.style.ts';
import type { ListQuery } from './list-query.ts';

const categories = [
  { key: SearchCategory.all, text: '전체' },
  { key: SearchCategory.title, text: '제목' },
  { key: SearchCategory.content, text: '내용' },
] as const;

/** The pause in typing after which a search starts, in ms. */
const debounceMs = 300;

type Search = Pick<ListQuery, 'search' | 'category'>;

/**
 * Renders the category and the search field of a list. A search starts after a pause in typing, or at once on Enter.
 * The URL changes later than the request for it, so the component remembers the requested search and never resets the
 * field to an older one. What was entered before the hydration is searched.
 */
export function BoardSearch({ list }: { list: ListQuery }) {
  const { search, category } = list;
  const [text, setText] = useState(search);
  const requested = useRef<Search>({ search, category });
  const location = useLocation();
  const wanted = text.trim().normalize('NFC');
  const tooLong = searchIsTooLong(wanted);

  const requestSearch = (next: Search) => {
    // A search would cancel the navigation to another screen.
    if (isLeavingScreen(location)) return;
    if (next.search === requested.current.search && next.category === requested.current.category) return;
    requested.current = next;
    list.change(next);
  };
  const start = () => {
    if (!tooLong) requestSearch({ search: wanted, category: requested.current.category });
  };
  const startAfterPause = useEffectEvent(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the text restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => startAfterPause(), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    // The back button or a link has changed the URL, so the field takes its value.
    const changedElsewhere = search !== requested.current.search;
    requested.current = { search, category };
    if (changedElsewhere) setText(search);
  }, [search, category]);

  const area = useRef<HTMLElement>(null);
  useEarlyInput(area);

  return (
    <search ref={area} className={searchArea}>
      <Select
        label="검색 범위"
        isLabelHidden
        options={categories}
        selected={category}
        onSelect={(next) => requestSearch({ search: tooLong ? search : wanted, category: next })}
      />
      <SearchField
        label="검색어"
        placeholder="검색어 입력"
        value={text}
        onChange={setText}
        onSubmit={start}
        errorMessage={tooLong ? `검색어는 ${getInfoQuerySearchMax}자까지 입력할 수 있습니다.` : undefined}
      />
    </search>
  );
}
