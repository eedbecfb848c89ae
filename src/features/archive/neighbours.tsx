import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router';
import type { BoardPost } from '../../blocks/board';
import { AppLink } from '../../navigation/app-link';
import { postTarget } from '../../navigation/target';
import { stateText } from '../../navigation/use-sub-screen';
import * as style from './neighbours.style';

/** The posts before and after, each only where there is one. */
export function Neighbours({ post, menu }: { post: BoardPost; menu: string }) {
  const { state } = useLocation();
  const list = stateText(state, 'list');
  if (post.prevPk === null && post.nextPk === null) return null;
  return (
    <nav aria-label="이전글과 다음글" className={style.nav}>
      {post.prevPk !== null && (
        <AppLink target={postTarget('community', post.prevPk, menu, list)} className={style.link}>
          <ChevronLeft aria-hidden size={18} />
          이전글
        </AppLink>
      )}
      {post.nextPk !== null && (
        <AppLink target={postTarget('community', post.nextPk, menu, list)} className={`${style.link} ${style.next}`}>
          다음글
          <ChevronRight aria-hidden size={18} />
        </AppLink>
      )}
    </nav>
  );
}
