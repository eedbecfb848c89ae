import type { WordProblem } from '#src/lib/files/word-file.ts';

/** The texts of the abstract upload. */
export const abstractTexts = {
  noFile: '파일을 선택해주세요.',
  done: '등록이 완료되었습니다.',
  refused: '초록 등록에 실패했습니다. 다시 시도해주세요.',
  connectionFailed: '초록 등록 중 오류가 발생했습니다. 다시 시도해주세요.',
  cancelled: '전송을 취소했습니다.',
  notConfirmed:
    '이미 접수되었는지 확인하지 못했습니다. 다시 전송하면 접수 여부부터 확인하므로 두 번 등록되지 않습니다.',
  checkListFirst: '이미 접수되었을 수 있습니다. 다시 전송하기 전에 초록 확인에서 살펴봐 주세요.',
  unreadable: '파일을 읽을 수 없습니다. 옮기거나 삭제한 파일이 아닌지 확인한 뒤 다시 선택해 주세요.',
  checkNotLoaded: '파일을 확인하는 기능을 불러오지 못했습니다. 네트워크 연결을 확인하고 파일을 다시 선택해 주세요.',
} as const;

/** Returns the message for a file that is not a readable Word document. */
export function wordProblemText(problem: WordProblem): string {
  switch (problem.kind) {
    case 'locked':
      return '암호나 문서 보안이 걸린 파일입니다. 암호를 해제하여 다시 저장한 뒤 선택해 주세요.';
    case 'damaged':
      return '손상된 Word 파일입니다. 파일이 열리는지 확인하고 다시 저장한 뒤 선택해 주세요.';
    case 'renamed':
      return `파일의 내용과 확장자가 다릅니다. 확장자를 ${problem.ending} 형식으로 바꾼 뒤 다시 선택해 주세요.`;
    case 'foreign': {
      const description = problem.what
        ? `확장자는 Word이지만 실제로는 ${problem.what} 파일입니다.`
        : 'Word 파일이 아닙니다. 다른 파일의 이름만 바꾼 것은 등록할 수 없습니다.';
      return `${description} Word에서 저장한 파일을 선택해 주세요.`;
    }
  }
}
