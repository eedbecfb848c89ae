import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { messageOf } from '#src/api/errors.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { CodeFetchError } from '#src/lib/browser/code-request.ts';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { retryNeedsReload } from '#src/lib/browser/lazy-code.tsx';
import { reloadPage } from '#src/lib/browser/leave-site.ts';
import { paths } from '#src/navigation/paths.ts';
import { ScreenHydrated } from './screen-hydrated.tsx';

/**
 * Renders the error of a screen whose code failed to load or threw an error. The message is announced. The first retry
 * requests the code again. The second retry reloads the page, because a release removes older code from the server. After
 * any other error the first retry reloads the page.
 * @param inLayout whether the error screen is rendered between header and footer
 */
export function ErrorScreen({ inLayout = false }: { inLayout?: boolean }) {
  const error = useRouteError();
  const { state, ...location } = useLocation();
  const navigate = useNavigate();
  // A successful retry removes the button that had the focus.
  useEffect(() => () => void requestAnimationFrame(focusMainHeadingIfLost), []);
  const retryScreen = () => {
    if (!(error instanceof CodeFetchError) || retryNeedsReload(error)) return reloadPage();
    // A navigation renders the screen again, even to the same URL.
    void navigate(location, { replace: true, state });
  };
  const content = (
    <>
      <ScreenHydrated />
      <DocumentTitle parts={['오류']} />
      <PageHero caption="Error" title="화면을 열지 못했습니다" />
      <PageBody width="text">
        <p role="alert">{messageOf(error)}</p>
        <p>
          <Button onPress={retryScreen}>다시 불러오기</Button> <a href={paths.home}>홈으로</a>
        </p>
      </PageBody>
    </>
  );
  return inLayout ? content : <main>{content}</main>;
}
