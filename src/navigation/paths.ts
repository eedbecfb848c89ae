/** Every path of the site. No screen writes a path by hand. */
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
  /** In development alone. */
  widgets: '/dev/widgets',
} as const;

/** A path that carries the number of a record. */
export const pathOf = {
  /** A post of the free board. @param pk its number */
  community: (pk: number) => `${paths.information}/community/${pk}`,
  /** A post of any other board. @param pk its number */
  notice: (pk: number) => `${paths.information}/notice/${pk}`,
  /** An event guide. @param pk its number */
  guide: (pk: number) => `${paths.society}/guide/${pk}`,
};

/** The route patterns of the paths with a record's number, for the route table. */
export const patterns = {
  community: `${paths.information}/community/:id`,
  notice: `${paths.information}/notice/:id`,
  guide: `${paths.society}/guide/:id`,
};
