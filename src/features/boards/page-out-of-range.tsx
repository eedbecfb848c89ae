import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { SiteLink } from '#src/navigation/site-link.tsx';

type PageOutOfRangeProps = { pageCount: number; urlOfPage: (page: number) => string };

/** Renders a message for a page number that the list does not have, with links to the first and the last page. */
export function PageOutOfRange({ pageCount, urlOfPage }: PageOutOfRangeProps) {
  return (
    <EmptyPanel message={`요청하신 페이지가 없습니다. 마지막 페이지는 ${pageCount}페이지입니다.`}>
      <p>
        <SiteLink to={urlOfPage(1)}>첫 페이지로</SiteLink> ·{' '}
        <SiteLink to={urlOfPage(pageCount)}>마지막 페이지로</SiteLink>
      </p>
    </EmptyPanel>
  );
}
