/** What several forms of My Page say. */
export const texts = {
  save: '변경완료',
  saved: '정보가 변경되었습니다.',
};
