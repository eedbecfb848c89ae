import { useMenuRule } from '#src/features/access/use-menu-rule.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';

/** A link to the annual fee, which asks a guest to log in. */
export function FeeLink() {
  const handleMenuRule = useMenuRule();
  return (
    <AppLink
      target={subScreenTarget(paths.membership, menuTitle.annualFee)}
      onClick={(event) => handleMenuRule(menuTitle.annualFee, event)}
    >
      {menuTitle.annualFee}
    </AppLink>
  );
}
