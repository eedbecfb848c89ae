import { useMenuRule } from '../../blocks/use-menu-rule';
import { AppLink } from '../../navigation/app-link';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { subScreenTarget } from '../../navigation/target';

/** A link to the annual fee, which asks a guest to log in. */
export function FeeLink() {
  const rule = useMenuRule();
  return (
    <AppLink
      target={subScreenTarget(paths.membership, menuTitle.annualFee)}
      onClick={(event) => rule(menuTitle.annualFee, event)}
    >
      {menuTitle.annualFee}
    </AppLink>
  );
}
