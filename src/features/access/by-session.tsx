import type { ReactNode } from 'react';
import type { VisitorKind } from '#src/lib/browser/visitor.ts';
import { part } from './by-session.style.ts';
import { useKnownSession } from './use-session.ts';

type BySessionProps = {
  guest: ReactNode;
  /** What a member sees on a prerendered page until it is hydrated: neutral, and of the size of what follows. */
  loading: ReactNode;
  /** What a member sees. */
  children: ReactNode;
};

/** Shows a guest and a member their own content. A member never sees the guest's content of a prerendered page. */
export function BySession({ guest, loading, children }: BySessionProps) {
  const session = useKnownSession();
  const isUnknown = session === undefined;
  const shownTo = (visitor: VisitorKind) => (isUnknown ? visitor : undefined);
  return (
    <>
      {!session && (
        <div className={part} data-shown-to={shownTo('guest')}>
          {guest}
        </div>
      )}
      {isUnknown && (
        <div className={part} data-shown-to={shownTo('member')}>
          {loading}
        </div>
      )}
      {session && children}
    </>
  );
}
