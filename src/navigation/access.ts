import { boards } from '#src/content/boards.ts';
import { postPatterns } from './post-paths.ts';
import type { ScreenLocation } from './screen-location.ts';
import { type Access, isBoard, screens } from './screens.ts';

const membersPost: Access = { only: 'member', text: '회원만 볼 수 있는 글입니다.' };

/** Returns who may open the screen of a location; undefined for everybody. A board of members has posts for members. */
export function accessTo({ pattern, screen }: ScreenLocation): Access | undefined {
  if (!postPatterns.includes(pattern)) return screens[screen].access;
  return isBoard(screen) && boards[screen].readers === 'members' ? membersPost : undefined;
}
