import { fill, press, see, seeRole } from '../screens/steps';
import type { JourneyPlan } from './journey';

/** The journeys whose transcripts are kept. */
export const journeys: readonly JourneyPlan[] = [
  {
    id: 'login',
    name: '로그인',
    path: '/auth/login',
    parts: [
      { step: fill('아이디', 'hanbit01') },
      { step: fill('비밀번호', 'wrong') },
      { step: press('button', '로그인') },
      { step: see('아이디 또는 비밀번호를 확인해 주세요.'), reads: true },
      { step: fill('비밀번호', 'hanbit01!') },
      { step: press('button', '로그인') },
      { step: seeRole('tabpanel') },
    ],
  },
];
