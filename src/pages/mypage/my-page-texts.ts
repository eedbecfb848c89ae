/** The texts that several forms of My Page share. */
export const texts = {
  save: '변경완료',
  saved: '정보가 변경되었습니다.',
};
