/** Stores files and serves them: operation `fileDownload`, and the addresses in `file_path`. */
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { checkedQuery } from './contract.ts';
import { notFound } from './envelope.ts';
import type { UploadedFile } from './forms.ts';

/** The types that a browser may show at the site's origin. All other files are downloads. */
const shownTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

const extensionOfUpload = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Encodes a file name for an address and for a header (RFC 8187). */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the address of a file. `file_path` may have 1000 characters, which an encoded name of 255 Korean characters
 * exceeds; such a file is called `file`.
 */
function pathOf(file: number, name: string): string {
  const encoded = encodeName(name);
  const extension = extensionOfUpload(name);
  return `/api/files/${file}/${encoded.length <= 900 ? encoded : `file${extension && `.${extension}`}`}`;
}

/** Stores files of a post or an inquiry, after those that it has. */
export function storeFiles(
  database: DatabaseSync,
  owner: 'post_pk' | 'inquiry_pk',
  number: number | bigint,
  files: UploadedFile[],
): void {
  const insert = database.prepare(`INSERT INTO files (${owner}, name, size, bytes) VALUES (?, ?, ?, ?)`);
  for (const { name, bytes } of files) insert.run(number, name, bytes.length, bytes);
}

/** Returns the files of a post in the order in which they were added. */
export const filesOfPost = (database: DatabaseSync, post: number) =>
  database
    .prepare('SELECT file_pk, name, size FROM files WHERE post_pk = ? ORDER BY file_pk')
    .all(post)
    .map(({ file_pk, name, size }) => ({
      file_pk: Number(file_pk),
      file_path: pathOf(Number(file_pk), String(name)),
      file_original_name: String(name),
      file_size: Number(size),
    }));

const readQuery = checkedQuery<{ file_pk: number }>(
  'common.yaml#/fileDownload/get',
  [{ name: 'file_pk', required: true }],
  ['file_pk'],
);

/** Adds the download and the addresses of files. Only files of posts are public. */
export function addFileRoutes(server: FastifyInstance, database: DatabaseSync): void {
  const find = (file: number) => {
    const row = database.prepare('SELECT name, bytes FROM files WHERE file_pk = ? AND post_pk IS NOT NULL').get(file);
    if (!(row?.bytes instanceof Uint8Array)) throw notFound();
    return { name: String(row.name), bytes: Buffer.from(row.bytes) };
  };
  const attachment = (name: string) => `attachment; filename*=UTF-8''${encodeName(name)}`;

  server.get('/v1/common/fileDownload', async (request, reply) => {
    const { name, bytes } = find(readQuery(request.query).file_pk);
    return reply
      .header('Content-Disposition', attachment(name))
      .header('X-Content-Type-Options', 'nosniff')
      .type('application/octet-stream')
      .send(bytes);
  });

  server.get<{ Params: { file: string } }>('/files/:file/:name', async (request, reply) => {
    if (!/^\d{1,10}$/.test(request.params.file)) throw notFound();
    const { name, bytes } = find(Number(request.params.file));
    const type = shownTypes[extensionOfUpload(name)];
    reply.header('X-Content-Type-Options', 'nosniff').type(type ?? 'application/octet-stream');
    if (!type) reply.header('Content-Disposition', attachment(name));
    return reply.send(bytes);
  });
}
