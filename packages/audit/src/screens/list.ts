import { forum, notices, otherBoards, post } from './archive.ts';
import { login } from './auth.ts';
import { contact } from './contact.ts';
import { introduce, joining, publication } from './content.ts';
import { home } from './home.ts';
import { myPage } from './mypage.ts';
import { annualFee } from './payment.ts';
import { findId, findPassword } from './recovery.ts';
import { registrationScreen } from './registration.ts';
import { signup } from './signup.ts';
import { abstractScreen, guides } from './society.ts';
import type { Screen } from './state.ts';
import { postForm } from './writing.ts';

/** All screens of the site with all their states. The audit and the end-to-end tests check each of them. */
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
