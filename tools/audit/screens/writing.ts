import type { Screen, State, Step } from './state.ts';
import { attach, fill, key, press, see, seeAlert, seeRole } from './steps.ts';

const board = '/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90';
export const postFormPath = `${board}&step=%EB%93%B1%EB%A1%9D`;
export const postSteps: Step[] = [fill(/^제목/, '유화 안정성'), fill(/^내용/, '같은 조건에서 결과가 다릅니다.')];

/** A state of the post form. */
const writing = (state: Omit<State, 'journey' | 'path'> & { path?: string }): State => ({
  path: postFormPath,
  journey: '게시글',
  who: 'hanbit01',
  ...state,
});

export const postForm: Screen = {
  id: 'post-form',
  name: '글쓰기',
  from: { path: board, link: '글쓰기', who: 'hanbit01' },
  states: [
    writing({ id: 'post-form', name: '글쓰기', sees: seeRole('button', '등록') }),
    writing({
      id: 'post-form-errors',
      name: '글쓰기 – 오류',
      steps: [
        fill(/^제목/, '제목'),
        fill(/^내용/, '가'.repeat(2001)),
        attach('빈.txt', 'text/plain', Buffer.alloc(0)),
        press('button', '등록'),
      ],
      sees: seeRole('region', /입력 내용을 확인해 주세요/),
    }),
    writing({
      id: 'post-form-formatting',
      name: '글쓰기 – 서식으로 표시될 내용',
      steps: [fill(/^제목/, '제목'), fill(/^내용/, '<b>굵게</b>는 어떻게 쓰나요?')],
      sees: see(/HTML 태그로 시작하는 내용이어서/),
      announces: /HTML 태그로 시작하는 내용이어서/,
    }),
    writing({
      id: 'post-form-failed',
      name: '글쓰기 – 실패',
      scenarios: [{ operation: 'saveForum', example: 'serverError', status: 500 }],
      steps: [...postSteps, press('button', '등록')],
      sees: seeAlert(),
    }),
    writing({
      id: 'post-saved',
      name: '글쓰기 – 등록됨',
      writes: true,
      leadsOn: true,
      steps: [...postSteps, press('button', '등록')],
      sees: see('등록되었습니다.'),
      announces: /등록되었습니다/,
    }),
    writing({
      id: 'post-edit',
      name: '글 수정 – 서식이 있는 글',
      path: '/information/community/664',
      steps: [press('link', '수정')],
      sees: see(/서식이 있는 글이며, 아래에는 글자만 보입니다/),
    }),
    {
      id: 'post-form-guest',
      name: '글쓰기 – 비회원',
      path: postFormPath,
      journey: '게시글',
      steps: [seeRole('alertdialog'), key('Escape')],
      sees: see('글쓰기는 회원만 이용할 수 있습니다.'),
    },
  ],
};
