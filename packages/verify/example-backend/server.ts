/** Builds the HTTP server: the client secret, the size of bodies, errors in the envelope, and the operations. */
import type { DatabaseSync } from 'node:sqlite';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addAccountRoutes } from './account.ts';
import { addBoardRoutes } from './boards.ts';
import { operations } from './contract.ts';
import { badRequest, bodyTooLarge, Failure, headerMissing, notFound, sendFailure } from './envelope.ts';
import { addFileRoutes } from './files.ts';
import { addInquiryRoutes } from './inquiries.ts';
import { addPostRoutes } from './posts.ts';
import { addSessionRoutes } from './session.ts';

const maxFileBytes = 10 * 1024 * 1024;
const maxBodyBytes = 110 * 1024 * 1024;

const notImplemented = () => new Failure('50', '제공하지 않는 기능입니다.', 501);

/** Returns the failure for an error of a handler or of the framework. */
function failureFor(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  if (error.statusCode === 413) return bodyTooLarge();
  // The framework has 415 for another media type; the contract has only 400.
  if (error.statusCode && error.statusCode < 500) return badRequest();
  return new Failure('50', '서버 오류가 발생했습니다.');
}

/**
 * Builds the server. It does not listen yet.
 * @param database the open database
 * @param clientSecret the value that the header `ClientSecret` must have
 */
export async function buildServer(database: DatabaseSync, clientSecret: string): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: maxBodyBytes,
    forceCloseConnections: true,
    // A URL of a file may have 1000 characters; the name is one parameter of its route.
    routerOptions: { maxParamLength: 1000 },
  });
  await server.register(multipart, { limits: { fileSize: maxFileBytes, files: 20, fields: 50 } });

  server.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  server.setErrorHandler<FastifyError | Failure>((error, _request, reply) => {
    const failure = failureFor(error);
    if (failure.status === 500) process.stderr.write(`${error.stack}\n`);
    return sendFailure(reply, failure);
  });
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, Object.assign(notFound(), { status: 404 })));

  await server.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
        const isPublic = /\/(v1\/common|files)\//.test(request.url.split('?')[0] ?? '');
        if (!isPublic && request.headers.clientsecret !== clientSecret) throw headerMissing();
      });
      addSessionRoutes(api, database);
      addAccountRoutes(api, database);
      addBoardRoutes(api, database);
      addPostRoutes(api, database);
      addInquiryRoutes(api, database);
      addFileRoutes(api, database);
      // This example leaves out the other operations of the contract.
      for (const route of operations().filter(({ method, url }) => !api.hasRoute({ method, url: `/api${url}` }))) {
        api.route({ ...route, handler: (_request, reply) => sendFailure(reply, notImplemented()) });
      }
    },
    { prefix: '/api' },
  );
  return server;
}
