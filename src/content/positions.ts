/** The placeholder option of the position select. */
export const noPosition = '직위선택';

/** The option that lets a member type the position. */
export const otherPosition = '기타(직접입력)';

/** The selectable positions. */
export const positions = ['교수', '책임연구원', '선임연구원', '박사후연구원', '학생연구원'];
