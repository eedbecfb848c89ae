import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { getInfoQuerySearchMax } from '#src/api/generated/limits/board.ts';
import { SearchField } from '#src/components/fields/search-field.tsx';
import { Select } from '#src/components/fields/select.tsx';
import { search as place } from './board-search.style.ts';
import { type ListQuery, searchIsTooLong } from './list-query.ts';

const categories = [
  { key: 'all', text: '전체' },
  { key: 'title', text: '제목' },
  { key: 'content', text: '내용' },
] as const;

/** How long typing must rest before a search starts, in ms. */
const rest = 300;

type Search = Pick<ListQuery, 'search' | 'category'>;

/**
 * Category and search box of a list. A search starts when typing rests, or at once on Enter. The address follows a
 * little later than it was asked to, so what was asked for is remembered: the box is never set back meanwhile.
 */
export function BoardSearch({ list }: { list: ListQuery }) {
  const { search, category } = list;
  const [text, setText] = useState(search);
  const asked = useRef<Search>({ search, category });
  const isLeaving = useNavigation().state !== 'idle';
  const wanted = text.trim().normalize('NFC');
  const tooLong = searchIsTooLong(wanted);

  const ask = (next: Search) => {
    // To search now would call off the way to another screen.
    if (isLeaving || (next.search === asked.current.search && next.category === asked.current.category)) return;
    asked.current = next;
    list.change(next);
  };
  const start = () => {
    if (!tooLong) ask({ search: wanted, category: asked.current.category });
  };
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text alone starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => latestStart.current(), rest);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    // The address changed by itself: the back button, or a link. The box follows.
    const byItself = search !== asked.current.search;
    asked.current = { search, category };
    if (byItself) setText(search);
  }, [search, category]);

  return (
    <search className={place}>
      <Select
        label="검색 범위"
        isLabelHidden
        options={categories}
        selected={category}
        onSelect={(next) => ask({ search: tooLong ? search : wanted, category: next })}
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
