import { prefixes } from './records.ts';
import type { Screen, State, Step } from './state.ts';
import {
  attachFile,
  expectMessage,
  fillField,
  pressControl,
  pressKey,
  seeAlert,
  seeRole,
  seeText,
  showsRole,
} from './steps.ts';

const forumPath = '/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90';
export const postFormPath = `${forumPath}&step=%EB%93%B1%EB%A1%9D`;
export const fillPostForm: Step[] = [
  fillField(/^제목/, '유화 안정성'),
  fillField(/^내용/, '같은 조건에서 결과가 다릅니다.'),
];

/** Returns a state of the post form, of the member `hanbit01`. */
const postFormState = (id: string, name: string, more: Partial<State>): State => ({
  path: postFormPath,
  journey: '게시글',
  memberId: 'hanbit01',
  ...more,
  id,
  name,
});

export const postForm: Screen = {
  id: 'post-form',
  name: '글쓰기',
  linkedFrom: { path: forumPath, link: '글쓰기', memberId: 'hanbit01' },
  states: [
    postFormState('post-form', '글쓰기', { reachedWhen: seeRole('button', '등록') }),
    postFormState('post-form-errors', '글쓰기 – 오류', {
      announces: /입력 내용을 확인해 주세요/,
      steps: [
        fillField(/^제목/, '제목'),
        fillField(/^내용/, '가'.repeat(2001)),
        attachFile('빈.txt', 'text/plain', Buffer.alloc(0)),
        pressControl('button', '등록'),
      ],
      reachedWhen: seeRole('region', /입력 내용을 확인해 주세요/),
    }),
    postFormState('post-form-formatting', '글쓰기 – 서식으로 표시될 내용', {
      steps: [fillField(/^제목/, '제목'), fillField(/^내용/, '<b>굵게</b>는 어떻게 쓰나요?')],
      reachedWhen: seeText(/HTML 태그로 시작하는 내용이어서/),
      announces: /HTML 태그로 시작하는 내용이어서/,
    }),
    postFormState('post-form-failed', '글쓰기 – 실패', {
      announces: /서버가 응답하지 않습니다/,
      scenarios: [{ operation: 'saveForum', example: 'serverError', status: 500 }],
      steps: [...fillPostForm, pressControl('button', '등록')],
      reachedWhen: seeAlert(),
    }),
    postFormState('post-saved', '글쓰기 – 등록됨', {
      savesData: true,
      navigatesAway: true,
      steps: [...fillPostForm, pressControl('button', '등록')],
      ...expectMessage('등록되었습니다.'),
    }),
    postFormState('post-edit', '글 수정 – 서식이 있는 글', {
      path: `${prefixes.forumPost}{forumPost}`,
      dataNeeded: {
        name: '회원이 쓴, 서식이 있는 최근 글',
        isLacking: async (page) =>
          (await showsRole('form', '글 수정')(page)) ||
          ((await showsRole('article')(page)) && !(await showsRole('link', '수정')(page))),
      },
      steps: [pressControl('link', '수정')],
      reachedWhen: seeText(/서식이 있는 글이며, 아래에는 글자만 보입니다/),
    }),
    {
      id: 'post-form-guest',
      name: '글쓰기 – 비회원',
      announces: /로그인이 필요합니다/,
      path: postFormPath,
      journey: '게시글',
      steps: [seeRole('alertdialog'), pressKey('Escape')],
      reachedWhen: seeText('글쓰기는 회원만 이용할 수 있습니다.'),
    },
  ],
};
