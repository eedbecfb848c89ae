import { useLocation } from 'react-router';
import { AppLink } from '../../navigation/app-link';
import { listTarget } from '../../navigation/target';
import { stateText } from '../../navigation/use-sub-screen';
import { toList } from './post-screen.style';

/** The way back to the list that a post was opened from, at its page and search. */
export function BackToList({ menu }: { menu: string }) {
  const { state } = useLocation();
  return (
    <p className={toList}>
      <AppLink target={listTarget(menu, stateText(state, 'list'))}>목록</AppLink>
    </p>
  );
}
