import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { box } from './loading-indicator.style.ts';

/** The spinner appears after this time, so that a fast page does not flicker. */
const delayMs = 400;

/** Renders the spinner of the site while a screen's code or an API response is loading. */
export function LoadingIndicator() {
  const fetchingCount = useIsFetching();
  const mutatingCount = useIsMutating();
  const isNavigating = useNavigation().state !== 'idle';
  const isBusy = fetchingCount + mutatingCount > 0 || isNavigating;
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(isBusy), isBusy ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isVisible ? (
    <div className={box}>
      <Spinner label="불러오는 중" />
    </div>
  ) : null;
}
