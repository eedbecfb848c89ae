import { PenLine } from 'lucide-react';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { useLoginGate } from '#src/features/access/use-login-gate.ts';
import { postFormTarget } from '#src/navigation/target.ts';

/** The way to a new post of the free board; a guest is asked to log in. */
export function WriteLink() {
  const requireLogin = useLoginGate();
  return (
    <ButtonLink variant="solid" target={postFormTarget()} onClick={(event) => requireLogin() || event.preventDefault()}>
      <PenLine aria-hidden size={18} />
      글쓰기
    </ButtonLink>
  );
}
