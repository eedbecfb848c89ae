/** The conditions for student membership, in full sentences. The charter has the same conditions in legal style. */
export const studentMembers = [
  '학생회원은 대학(학부) 재학생부터 석사과정 재학생까지입니다.',
  '파트타임 과정과 박사과정은 일반회원이며, 석·박사 통합과정은 5학기부터 일반회원입니다.',
] as const;
