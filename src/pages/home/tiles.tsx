import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  FlaskConical,
  FolderOpen,
  Landmark,
  type LucideIcon,
  Mail,
} from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { tileTexts } from '#src/content/home.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import type { Target } from '#src/navigation/target.ts';
import { screenTarget } from '#src/navigation/target.ts';
import * as style from './tiles.style.ts';

type Tile = { title: string; description: string; icon: LucideIcon; target: Target };

const registration: Target = {
  ...screenTarget('events'),
  state: { menu: screens.events.title, depthMenu: '등록안내' },
};

const tiles: readonly Tile[] = [
  { ...tileTexts.about, icon: Landmark, target: { to: paths.introduce } },
  { ...tileTexts.activity, icon: FlaskConical, target: screenTarget('signup') },
  { ...tileTexts.membership, icon: CalendarDays, target: registration },
  { ...tileTexts.publication, icon: BookOpen, target: { to: paths.publication } },
  { ...tileTexts.archive, icon: FolderOpen, target: { to: paths.information } },
  { ...tileTexts.contact, icon: Mail, target: { to: paths.contact } },
];

/** Renders the six tiles. */
export function Tiles() {
  const checkAccess = useAccessCheck();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={style.section}>
      <h2 id={heading}>
        <VisuallyHidden>주요 메뉴</VisuallyHidden>
      </h2>
      <ul className={style.grid}>
        {tiles.map(({ title, description, icon: Icon, target }) => (
          <li key={title}>
            <AppLink target={target} className={style.tile} onClick={(event) => checkAccess(event, target)}>
              <Icon aria-hidden size={30} strokeWidth={1.5} className={style.icon} />
              <h3 className={style.title}>{title}</h3>
              <p className={style.description}>{description}</p>
              <ArrowRight aria-hidden size={20} className={style.arrow} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
