import { useEffect, useState } from 'react';
import { getInfoQuerySearchMax } from '../../api/generated/limits/board';
import { SearchField } from '../../ui/search-field';
import { Select } from '../../ui/select';
import { search as place } from './board-search.style';
import { type ListQuery, searchIsTooLong } from './list-query';

const categories = [
  { key: 'all', text: '전체' },
  { key: 'title', text: '제목' },
  { key: 'content', text: '내용' },
] as const;

/** How long typing must rest before a search starts, in ms. */
const rest = 300;

/** Category and search box of a list. A search starts when typing rests, or at once on Enter. */
export function BoardSearch({ list }: { list: ListQuery }) {
  const [text, setText] = useState(list.search);
  const [shown, setShown] = useState(list.search);
  if (shown !== list.search) {
    // The address changed by itself: the back button, or a link. The box follows.
    setShown(list.search);
    setText(list.search);
  }
  const wanted = text.trim().normalize('NFC');
  const tooLong = searchIsTooLong(wanted);

  const start = () => {
    if (tooLong || wanted === list.search) return;
    setShown(wanted);
    list.change({ search: wanted });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text alone starts the wait anew
  useEffect(() => {
    const timer = setTimeout(start, rest);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search className={place}>
      <Select
        label="검색 범위"
        hideLabel
        options={categories}
        selected={list.category}
        onSelect={(category) => list.change({ category })}
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
