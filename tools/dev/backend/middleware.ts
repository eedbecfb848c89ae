import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { ViteDevServer } from 'vite';

/**
 * Lets a function answer requests of the development server.
 * @param paths the paths that it answers. One that ends with a slash includes all paths below it
 * @param answer returns null for a request that the server itself answers
 */
export function addAnswer(
  { middlewares, config }: ViteDevServer,
  paths: readonly string[],
  answer: (request: Request) => Promise<Response | null>,
): void {
  const isAnswered = (path: string) =>
    paths.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
  middlewares.use((request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!isAnswered(path)) return next();
    const respond = async () => {
      const answered = await answer(new NodeRequest({ req: request, res: response }));
      if (answered) await sendNodeResponse(response, answered);
      else next();
    };
    respond().catch((error: unknown) => {
      // A page that leaves aborts its requests. That must not end the server.
      const hasLeft = request.errored !== null || response.destroyed;
      if (!hasLeft) return next(error);
      if (!request.complete)
        config.logger.warn(
          `${request.method} ${path}: the connection ended before the whole body arrived. Nothing was saved.`,
        );
    });
  });
}
