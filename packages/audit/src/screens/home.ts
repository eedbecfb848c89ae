import { addToStates, type Screen, state } from './state.ts';
import { expandSection, expectAlert, expectFailure, pressControl, pressKey, seeRole, seeText } from './steps.ts';

const wide = [1440];
const narrow = [390, 900];

export const home: Screen = {
  id: 'home',
  name: '홈',
  linkedFrom: { path: '/auth/login', link: '한빛화장품과학회' },
  states: addToStates({ path: '/', journey: '둘러보기' }, [
    state('home', '홈', { reachedWhen: seeRole('tabpanel') }),
    state('home-forum', '홈 – 자유게시판 탭', {
      announces: /자유게시판/,
      steps: [pressControl('tab', '자유게시판')],
      reachedWhen: seeRole('tabpanel', '자유게시판'),
    }),
    state('home-empty', '홈 – 글 없음', {
      scenarios: [{ operation: 'getInfo', example: 'empty' }],
      reachedWhen: seeText('해당 데이터가 없습니다.'),
    }),
    state('home-failed', '홈 – 글을 불러오지 못함', { ...expectFailure('getInfo') }),
    state('home-loading', '홈 – 글을 기다림', { unanswered: ['getInfo'] }),
    state('home-member', '홈 – 회원', { memberId: 'hanbit01', reachedWhen: seeRole('tabpanel') }),
    state('header-menu', '머리글 – 하위 메뉴', {
      announces: /학회소개 하위 메뉴/,
      widths: wide,
      steps: [pressControl('button', '학회소개 하위 메뉴')],
      reachedWhen: seeRole('link', '오시는길'),
    }),
    state('phone-menu', '머리글 – 전체 메뉴', {
      announces: /전체 메뉴/,
      widths: narrow,
      steps: [pressControl('button', '전체 메뉴')],
      reachedWhen: seeRole('dialog'),
    }),
    state('phone-menu-section', '머리글 – 전체 메뉴, 펼친 항목', {
      announces: /전체 메뉴/,
      widths: narrow,
      steps: [pressControl('button', '전체 메뉴'), seeRole('dialog'), expandSection('학회소개')],
      reachedWhen: seeRole('link', '오시는길'),
    }),
    state('my-page-drawer', '머리글 – 마이페이지 서랍', {
      announces: /\S 님/,
      journey: '마이페이지',
      memberId: 'hanbit01',
      widths: narrow,
      steps: [pressControl('button', /^MY|마이페이지/)],
      reachedWhen: seeRole('dialog'),
    }),
    state('display-panel', '머리글 – 화면 설정', {
      announces: /화면 설정/,
      widths: wide,
      steps: [pressControl('button', '화면 설정')],
      reachedWhen: seeRole('dialog', '화면 설정'),
    }),
    state('annual-fee-guest', '로그인이 필요하다는 창', {
      journey: '결제',
      widths: wide,
      steps: [pressControl('button', '회원안내 하위 메뉴'), pressControl('link', '연회비 납부')],
      ...expectAlert('로그인이 필요합니다'),
    }),
    state('already-member', '이미 회원이라는 창', {
      journey: '회원가입',
      memberId: 'hanbit01',
      steps: [pressControl('link', /^학회활동.+/)],
      ...expectAlert('이미 학회 회원이십니다'),
    }),
    state('skip-link', '본문 바로가기', {
      announces: /본문 바로가기/,
      steps: [pressKey('Tab')],
      reachedWhen: seeRole('link', '본문 바로가기'),
    }),
  ]),
};
