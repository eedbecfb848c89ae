import { forum, notices, otherBoards, post } from './archive';
import { login } from './auth';
import { contact } from './contact';
import { introduce, joining, publication } from './content';
import { home } from './home';
import { myPage } from './mypage';
import { annualFee } from './payment';
import { findId, findPassword } from './recovery';
import { registrationScreen } from './registration';
import { signup } from './signup';
import { abstractScreen, guides } from './society';
import type { Screen } from './state';
import { postForm } from './writing';

/** Every screen of the site with every state of it. The end-to-end tests and the audit go through this list. */
export const screens: readonly Screen[] = [
  home,
  login,
  findId,
  findPassword,
  signup,
  introduce,
  guides,
  abstractScreen,
  registrationScreen,
  joining,
  annualFee,
  publication,
  notices,
  forum,
  otherBoards,
  post,
  postForm,
  contact,
  myPage,
];
