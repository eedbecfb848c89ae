import { focusManager } from '@tanstack/react-query';

/**
 * Calls a function when the visitor returns to the page: from another window, whose focus the page gets back, or from
 * another tab. A return has two events in some browsers, but calls the function once. The focus of a frame within the
 * page is no departure.
 * @returns a function that removes the listeners
 */
function listenForReturn(onReturn: () => void): () => void {
  let isAway = false;
  const leaveUnlessInFrame = () => {
    if (!document.hasFocus()) isAway = true;
  };
  const returnOnce = () => {
    if (!isAway) return;
    isAway = false;
    onReturn();
  };
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') isAway = true;
    else returnOnce();
  };
  window.addEventListener('blur', leaveUnlessInFrame);
  window.addEventListener('focus', returnOnce);
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    window.removeEventListener('blur', leaveUnlessInFrame);
    window.removeEventListener('focus', returnOnce);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}

/**
 * Makes queries refetch when the visitor returns to the page. TanStack Query alone listens to the visibility, which does
 * not change between two windows side by side. It does nothing on a server.
 */
export function refetchOnReturn(): void {
  focusManager.setEventListener((refetch) =>
    typeof window === 'undefined' ? undefined : listenForReturn(() => refetch()),
  );
}
