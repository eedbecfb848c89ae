import { useEffect } from 'react';
import { createPath, useLocation, useNavigate, useRouteError } from 'react-router';
import { messageOf } from '#src/api/errors.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { allowCodeRetry, isCodeFetchError } from '#src/lib/browser/lazy-code.ts';
import { paths } from '#src/navigation/paths.ts';

/** The address whose code was requested a second time. */
let retried = '';

/**
 * What is shown when a screen's code can't be fetched or breaks. The message is announced. Code that could not be fetched
 * is requested again; where that fails too, or the code breaks, the page is loaded again: after a release the code of a
 * screen is gone from the server.
 * @param inLayout whether header and footer still stand around it
 */
export function ErrorScreen({ inLayout = false }: { inLayout?: boolean }) {
  const error = useRouteError();
  const { state, ...address } = useLocation();
  const navigate = useNavigate();
  useEffect(() => allowCodeRetry(error), [error]);
  // The button is gone after a retry that succeeds.
  useEffect(() => () => void requestAnimationFrame(focusMainHeadingIfLost), []);
  const retry = () => {
    if (!isCodeFetchError(error) || retried === createPath(address)) return window.location.reload();
    retried = createPath(address);
    // Another location shows the screen again, also the same one.
    void navigate(address, { replace: true, state });
  };
  const content = (
    <>
      <DocumentTitle parts={['오류']} />
      <PageHero caption="Error" title="화면을 열지 못했습니다" />
      <PageBody width="text">
        <p role="alert">{messageOf(error)}</p>
        <p>
          <Button onPress={retry}>다시 불러오기</Button> <a href={paths.home}>홈으로</a>
        </p>
      </PageBody>
    </>
  );
  return inLayout ? content : <main>{content}</main>;
}
