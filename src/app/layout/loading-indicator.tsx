import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { box } from './loading-indicator.style.ts';

/** Shorter waits show nothing, so that a fast page doesn't flicker. In ms. */
const patience = 400;

/** The site's one spinner: a screen's code or an answer is on its way. */
export function LoadingIndicator() {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  const { state } = useNavigation();
  const busy = fetching + mutating > 0 || state !== 'idle';
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(busy), busy ? patience : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  return visible ? (
    <div className={box}>
      <Spinner label="불러오는 중" />
    </div>
  ) : null;
}
