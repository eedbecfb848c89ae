/** All paths of the site. Screens use these constants instead of literal paths. */
export const paths = {
  home: '/',
  login: '/auth/login',
  findId: '/auth/findid',
  findIdComplete: '/auth/findid/complete',
  findPassword: '/auth/findpw',
  newPassword: '/auth/findpw/modify',
  signup: '/auth/signup',
  mypage: '/mypage',
  introduce: '/introduce',
  society: '/society',
  membership: '/membership',
  information: '/information',
  publication: '/publication',
  contact: '/contact',
} as const;

/** Returns the path of a record. */
export const pathOf = {
  /** A post of the free board. @param pk the number of the post */
  community: (pk: number) => `${paths.information}/community/${pk}`,
  /** A post of any other board. @param pk the number of the post */
  notice: (pk: number) => `${paths.information}/notice/${pk}`,
  /** An event guide. @param pk the number of the guide */
  guide: (pk: number) => `${paths.society}/guide/${pk}`,
};

/** The route patterns of the paths that contain the number of a record. */
export const patterns = {
  community: `${paths.information}/community/:id`,
  notice: `${paths.information}/notice/:id`,
  guide: `${paths.society}/guide/:id`,
};
