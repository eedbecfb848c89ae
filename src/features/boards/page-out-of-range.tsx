import { Link } from 'react-router';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';

/** What a page shows that the list doesn't have: the ways to pages that it has. */
export function PageOutOfRange({ pageCount, addressOf }: { pageCount: number; addressOf: (page: number) => string }) {
  return (
    <EmptyPanel message={`없는 페이지입니다. 이 목록은 ${pageCount}페이지까지 있습니다.`}>
      <p>
        <Link to={addressOf(1)}>첫 페이지로</Link> · <Link to={addressOf(pageCount)}>마지막 페이지로</Link>
      </p>
    </EmptyPanel>
  );
}
