import { type ComponentProps, useState } from 'react';
import { Select } from '#src/components/fields/select.tsx';

const scopes = [
  { key: 'all', text: '전체' },
  { key: 'title', text: '제목' },
  { key: 'content', text: '내용' },
];

type ScopeProps = Partial<ComponentProps<typeof Select<string>>>;

/** A select with its own state and three options. Nothing is selected at first. */
export function Scope({ selected: first = null, onSelect, ...props }: ScopeProps) {
  const [selected, setSelected] = useState(first);
  const select = (key: string) => {
    setSelected(key);
    onSelect?.(key);
  };
  return <Select label="검색 범위" options={scopes} selected={selected} onSelect={select} {...props} />;
}
