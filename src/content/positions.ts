/** What stands in the choice of positions before one is made. */
export const noPosition = '직위선택';

/** The choice that lets a member type the position. */
export const otherPosition = '기타(직접입력)';

/** The positions to choose from. */
export const positions = ['교수', '책임연구원', '선임연구원', '박사후연구원', '학생연구원'];
