import { type ReactNode, useEffect } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { BySession } from './by-session.tsx';
import { useLoginGate } from './use-login-gate.ts';

/** What members alone may see. A guest gets the login modal, and after it is closed the way to it again. */
export function MembersOnly({ message, children }: { message: string; children: ReactNode }) {
  return (
    <BySession guest={<ForGuests message={message} />} loading={<LoadingPanel />}>
      {children}
    </BySession>
  );
}

function ForGuests({ message }: { message: string }) {
  const requireLogin = useLoginGate();
  useEffect(() => {
    requireLogin();
  }, [requireLogin]);
  return (
    <EmptyPanel message={message}>
      <Button variant="solid" onPress={() => void requireLogin()}>
        로그인 안내 열기
      </Button>
    </EmptyPanel>
  );
}
