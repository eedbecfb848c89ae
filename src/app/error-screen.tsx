import { useRouteError } from 'react-router';
import { messageOf, messages } from '../api/errors';
import { paths } from '../navigation/paths';
import { Button } from '../ui/button';
import { PageBody } from '../ui/page-body';
import { PageHero } from '../ui/page-hero';
import { PageTitle } from '../ui/page-title';

/** Browsers say in different words that a screen's code did not come; a TypeError is what they have in common. */
const isChunkError = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);

/**
 * What is shown when a screen's code can't be fetched or breaks. The message is announced; reloading is offered,
 * because a screen's code is gone from the server after a new release.
 * @param inLayout whether header and footer still stand around it
 */
export function ErrorScreen({ inLayout = false }: { inLayout?: boolean }) {
  const error = useRouteError();
  const content = (
    <>
      <PageTitle parts={['오류']} />
      <PageHero caption="Error" title="화면을 열지 못했습니다" />
      <PageBody width="text">
        <p role="alert">{isChunkError(error) ? messages.network : messageOf(error)}</p>
        <p>
          <Button onPress={() => window.location.reload()}>다시 불러오기</Button> <a href={paths.home}>홈으로</a>
        </p>
      </PageBody>
    </>
  );
  return inLayout ? content : <main>{content}</main>;
}
