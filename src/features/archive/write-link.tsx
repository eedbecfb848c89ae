import { PenLine } from 'lucide-react';
import { useLoginGate } from '../../blocks/use-login-gate';
import { postFormTarget } from '../../navigation/target';
import { ButtonLink } from '../../ui/button-link';

/** The way to a new post of the free board; a guest is asked to log in. */
export function WriteLink() {
  const requireLogin = useLoginGate();
  return (
    <ButtonLink look="solid" target={postFormTarget()} onClick={(event) => requireLogin() || event.preventDefault()}>
      <PenLine aria-hidden size={18} />
      글쓰기
    </ButtonLink>
  );
}
