import { BoardCards } from '#src/features/boards/board-cards.tsx';
import { type BoardItem, BoardTable } from '#src/features/boards/board-table.tsx';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { paths } from '#src/navigation/paths.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { Specimen, Widget } from './specimen.tsx';

const titles = [
  '2025년 제5차 정기총회 및 추계학술대회 사전등록 안내',
  '초록 접수 마감 안내 — 제목이 세 줄에 걸칠 만큼 긴 글은 표에서도 카드에서도 자리를 벗어나지 않고 다음 줄로 이어져야 합니다. 발표자께서는 발표 순서를 확인해 주시기 바랍니다',
  'Pneumonoultramicroscopicsilicovolcanoconiosis-supercalifragilisticexpialidocious-2025',
];

const items: BoardItem[] = titles.map((title, index) => ({
  pk: index + 1,
  number: titles.length - index,
  title,
  date: index === 2 ? null : '2025-11-03',
  hits: index === 1 ? 1_234_567 : 12,
  author: index === 2 ? '이름이 아주 긴 회원'.repeat(4) : '사무국',
  pinned: index === 0,
  imageUrl: null,
  target: { to: paths.widgets },
}));

const stay = () => undefined;

export function ListsGroup() {
  const narrow = useMaxWidth(breakpoint.lists);
  return (
    <Widget title="게시판 목록" wide>
      {!narrow && (
        <Specimen label="넓은 화면">
          <BoardTable caption="견본" items={items} onOpen={stay} />
        </Specimen>
      )}
      <Specimen label="좁은 화면">
        <BoardCards items={items} onOpen={stay} />
      </Specimen>
    </Widget>
  );
}
