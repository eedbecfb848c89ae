import { useCallback, useEffect, useRef, useState } from 'react';

type Told = { event: 'here' | 'asked' | 'left' } | { event: 'joined'; id: string };

const channelName = 'signup';

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'event' in data && typeof data.event === 'string';

/** What other tabs do: a copied tab has the same draft, and would send it again. */
export type OtherTabs = {
  /** Whether another one is signing up. */
  isElsewhere: boolean;
  /** The ID that another one has just become a member with. */
  joinedId: string | null;
  /** Tells the others that this one is done. */
  tellJoined: (id: string) => void;
};

/** Knows of sign-ups in other tabs of this browser (HTML Standard, section 9.5, BroadcastChannel). */
export function useOtherTabs(): OtherTabs {
  const channel = useRef<BroadcastChannel>(undefined);
  const [isElsewhere, setElsewhere] = useState(false);
  const [joinedId, setJoinedId] = useState<string | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    const tell = (told: Told) => opened.postMessage(told);
    const leave = () => tell({ event: 'left' });
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isTold(data)) return;
      if (data.event === 'asked') tell({ event: 'here' });
      setElsewhere(data.event === 'asked' || data.event === 'here');
      if (data.event === 'joined') setJoinedId(data.id);
      // Who is left may be one of several.
      if (data.event === 'left') tell({ event: 'asked' });
    };
    tell({ event: 'asked' });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      opened.close();
    };
  }, []);
  const tellJoined = useCallback((id: string) => channel.current?.postMessage({ event: 'joined', id }), []);
  return { isElsewhere, joinedId, tellJoined };
}
