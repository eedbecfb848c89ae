/** Operation `saveInquiry`. */
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { checked } from './contract.ts';
import { transaction } from './database.ts';
import { success } from './envelope.ts';
import { storeFiles } from './files.ts';
import { readForm } from './forms.ts';
import { authenticate } from './session.ts';

const readInquiry = checked<Record<string, string>>('inquiry.yaml#/SaveInquiryRequest');

/** Adds the contact form. */
export function addInquiryRoutes(server: FastifyInstance, database: DatabaseSync): void {
  server.post('/v1/front/saveInquiry', async (request) => {
    const session = authenticate(database, request, false);
    const { texts, files } = await readForm(request);
    const fields = readInquiry(texts);
    transaction(database, () => {
      const { lastInsertRowid } = database
        .prepare('INSERT INTO inquiries (member_pk, fields) VALUES (?, ?)')
        .run(session?.member ?? null, JSON.stringify(fields));
      storeFiles(database, 'inquiry_pk', lastInsertRowid, files);
    });
    return success();
  });
}
