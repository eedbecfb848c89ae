import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A message between tabs. `asked` requests a message from each tab with an open sign-up. `here` is the reply of such a
 * tab. `left` means that a tab has closed its sign-up, `joined` that it has created an account.
 */
type SignupMessage = { event: 'here' | 'asked' | 'left' } | { event: 'joined'; id: string };

const channelName = 'signup';

const isSignupMessage = (data: unknown): data is SignupMessage =>
  typeof data === 'object' && data !== null && 'event' in data && typeof data.event === 'string';

/** The sign-ups in other tabs. A duplicated tab has the same draft and could send it a second time. */
export type OtherTabs = {
  /** Whether another tab has an open sign-up. */
  isElsewhere: boolean;
  /** The ID for which another tab has just created an account. */
  joinedId: string | null;
  /** Announces to the other tabs that this tab has created an account. */
  announceJoined: (id: string) => void;
};

/** Opens the channel; undefined if the browser has none or forbids it, as some privacy modes and web views do. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** Watches sign-ups in other tabs of this browser by a BroadcastChannel (HTML Standard, section 9.5). */
export function useOtherTabs(): OtherTabs {
  const channel = useRef<BroadcastChannel>(undefined);
  const [isElsewhere, setElsewhere] = useState(false);
  const [joinedId, setJoinedId] = useState<string | null>(null);
  useEffect(() => {
    const newChannel = openChannel();
    if (!newChannel) return;
    channel.current = newChannel;
    const postSignupMessage = (message: SignupMessage) => newChannel.postMessage(message);
    const announceLeaving = () => postSignupMessage({ event: 'left' });
    newChannel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isSignupMessage(data)) return;
      if (data.event === 'asked') postSignupMessage({ event: 'here' });
      setElsewhere(data.event === 'asked' || data.event === 'here');
      if (data.event === 'joined') setJoinedId(data.id);
      // Other tabs may still have an open sign-up, so this tab sends the query again.
      if (data.event === 'left') postSignupMessage({ event: 'asked' });
    };
    postSignupMessage({ event: 'asked' });
    window.addEventListener('pagehide', announceLeaving);
    return () => {
      window.removeEventListener('pagehide', announceLeaving);
      announceLeaving();
      newChannel.close();
    };
  }, []);
  const announceJoined = useCallback((id: string) => channel.current?.postMessage({ event: 'joined', id }), []);
  return { isElsewhere, joinedId, announceJoined };
}
