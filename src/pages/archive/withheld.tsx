import { useEffect } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { useLoginGate } from '#src/features/access/use-login-gate.ts';
import { ToList } from '#src/features/boards/post-view.tsx';
import type { Target } from '#src/navigation/target.ts';

/** What a guest sees of what only members may: the login modal, and after it is closed the way to it again. */
export function Withheld({ message, list }: { message: string; list: Target }) {
  const requireLogin = useLoginGate();
  useEffect(() => {
    requireLogin();
  }, [requireLogin]);
  return (
    <>
      <EmptyPanel message={message}>
        <Button variant="solid" onPress={() => void requireLogin()}>
          로그인 안내 열기
        </Button>
      </EmptyPanel>
      <ToList target={list} />
    </>
  );
}
