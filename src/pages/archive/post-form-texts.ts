import { saveForumFailures } from '#src/api/failures/board.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

/** The texts of the post form. */
export const texts = {
  create: '글쓰기',
  edit: '글 수정',
  /** Attachments are public, because a new window that downloads one sends no header (contract: fileDownload). */
  openFiles: '첨부파일은 주소를 아는 사람이면 로그인하지 않아도 내려받을 수 있습니다.',
  saved: '등록되었습니다.',
  savedEarlier: '등록되었습니다. 앞서 보내신 글이 이미 저장되어 있어 다시 보내지 않았습니다.',
  mayBeStored: {
    message:
      '앞서 보내신 글이 이미 등록되었을 수 있으나 확인하지 못했습니다.\n다시 등록하면 같은 글이 두 번 올라갈 수 있습니다.',
    buttonText: '다시 등록',
  },
  storedOtherwise:
    '앞서 보내신 글은 이미 등록되어 있고, 그 뒤에 고치신 내용은 아직 저장되지 않았습니다. 목록에서 그 글을 열어 수정해 주세요. ‘등록’을 다시 누르면 새 글로 한 번 더 등록됩니다.',
  editStored:
    '앞서 보내신 수정은 이미 저장되어 있고, 그 뒤에 고치신 내용은 아직 저장되지 않았습니다. 입력하신 내용은 그대로 있습니다.\n지금 저장되어 있는 글과 첨부파일을 확인하시고, 이미 첨부된 파일은 새 첨부에서 지운 뒤 ‘수정’을 다시 눌러 주세요.',
  noMember: '회원 정보를 확인할 수 없습니다. 다시 로그인해 주세요.',
  changedElsewhere:
    '작성하시는 동안 다른 창이나 기기에서 이 글이 수정되었습니다. 아직 저장하지 않았고, 입력하신 내용은 그대로 있습니다.\n위에 보이는 지금의 글을 확인하신 뒤 ‘수정’을 다시 누르면 입력하신 내용으로 바뀝니다.',
  changedHeading: '지금 저장되어 있는 글',
  formattingKept:
    '서식이 있는 글이며, 아래에는 글자만 보입니다. 내용을 고치지 않고 제목이나 첨부파일만 바꾸면 서식이 그대로 남습니다. 내용을 고치면 글자만 저장되어 그림, 표, 링크 같은 서식은 사라집니다.',
  formattingLost:
    '서식이 있는 글이며, 아래에는 글자만 보입니다. 글이 길어 서식을 남길 수 없으므로, 저장하면 그림, 표, 링크 같은 서식은 사라집니다.',
  wouldBeFormatted:
    'HTML 태그로 시작하는 내용이어서, 입력하신 글자 그대로가 아니라 서식으로 표시됩니다. 글자 그대로 표시하려면 맨 앞에 다른 글자를 넣어 주세요.',
  notAuthor: saveForumFailures[ErrorCode.mismatch],
  gone: '이 글은 삭제되어 수정할 수 없습니다.',
  noNumber: '주소가 올바르지 않습니다. 수정할 글을 다시 선택해 주세요.',
};

export const messages = {
  forum_title: { empty: '제목을 입력해 주세요.' },
  forum_content: { empty: '내용을 입력해 주세요.' },
};
