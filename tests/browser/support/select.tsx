import { type ComponentProps, useState } from 'react';
import { Select } from '#src/components/fields/select/select.tsx';
import { selectListCode } from '#src/components/fields/select/use-select-list.ts';
import { holdCode } from '#tests/browser/support/hold-code.ts';

const scopes = [
  { key: 'all', text: '전체' },
  { key: 'title', text: '제목' },
  { key: 'content', text: '내용' },
];

type ScopeProps = Partial<ComponentProps<typeof Select<string>>>;

/** A select with its own state and three options. Nothing is selected at first. */
export function Scope({ selected: first = null, ...props }: ScopeProps) {
  const [selected, setSelected] = useState(first);
  return <Select label="검색 범위" options={scopes} selected={selected} onSelect={setSelected} {...props} />;
}

/** Holds back the code of the list. @returns functions that let it arrive or fail */
export const holdListCode = () => holdCode(selectListCode);
