import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';

const feeTarget = subScreenTarget(paths.membership, menuTitle.annualFee);

/** Renders a link to the annual fee. It opens the login modal for a guest. */
export function FeeLink() {
  const checkAccess = useAccessCheck();
  return (
    <AppLink target={feeTarget} onClick={(event) => checkAccess(event, feeTarget)}>
      {menuTitle.annualFee}
    </AppLink>
  );
}
