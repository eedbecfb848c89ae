import { type BoardId, boards } from '#src/content/boards.ts';
import { paths, patterns } from './paths.ts';
import { isBoard, screensAt } from './screens.ts';

const postPatternOf = (board: BoardId): string => patterns[boards[board].path];

/** The boards, in the order of their screens. */
export const boardIds: readonly BoardId[] = screensAt(paths.information).filter(isBoard);

/** The route patterns of the paths of posts. */
export const postPatterns: readonly string[] = [...new Set(boardIds.map(postPatternOf))];

/** Returns the board whose posts a pattern shows when neither the state nor the query names a board. */
export const defaultBoardOf = (pattern: string): BoardId | undefined =>
  boardIds.find((board) => postPatternOf(board) === pattern);
