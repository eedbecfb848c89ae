import { docxFile } from '#mocks/files/office.ts';
import { societyPath } from './society-path.ts';

/** URLs of the conference screens. */
export const conferencePaths = {
  abstracts: societyPath('초록 안내 및 등록'),
  registration: societyPath('학술대회 등록'),
  ownRegistrations: societyPath('학술대회 등록', '등록 확인'),
};

/** Returns a Word file for a file chooser. @param size in bytes */
export const wordFile = (name = '국문 초록.docx', size = 20_000) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(docxFile('국문 초록', size)),
});
