import type { Connect, Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedOrigins, type EmbedService, embedDocument } from './embed-document.ts';

const address = '/embed/postcode.html';
const code = { address: '/embed/postcode.js', entry: 'src/embed/postcode.ts' };
const standIn = { address: '/embed/postcode-stand-in.js', entry: 'mocks/postcode/stand-in.ts' };

type PostcodeVariables = Pick<Environment, 'POSTCODE_SCRIPT' | 'POSTCODE_ORIGINS'>;

/**
 * Returns the service that finds postal codes.
 * @param without the URL of the script if no service is configured
 */
export const postcodeService = (environment: PostcodeVariables, without = ''): EmbedService => ({
  name: 'postcode',
  title: '주소찾기',
  script: environment.POSTCODE_SCRIPT ?? without,
  origins: environment.POSTCODE_ORIGINS,
});

/**
 * Returns the files of the frame with the mock's stand-in, unless a service is configured.
 * @returns the text of each file by its path from the root of the site
 */
export const postcodeFilesWithStandIn = (
  environment: PostcodeVariables & EmbedOrigins,
): Record<string, () => Promise<string>> => ({
  [address]: async () => embedDocument(postcodeService(environment, 'postcode-stand-in.js'), environment),
  [code.address]: () => bundleScript(code.entry),
  [standIn.address]: () => bundleScript(standIn.entry),
});

/** Serves the files of the frame in development. */
function serveFrameFiles(middlewares: Connect.Server, environment: PostcodeVariables & EmbedOrigins): void {
  const texts = new Map<string, Promise<string>>();
  const files = postcodeFilesWithStandIn(environment);
  middlewares.use(async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    const createText = files[path];
    if (!createText) return next();
    const text = texts.get(path) ?? createText();
    texts.set(path, text);
    response.setHeader('Content-Type', `text/${path.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-store');
    response.end(await text);
  });
}

/**
 * Creates the framed document of the search for a postal code, with its own content security policy. A build contains
 * the configured service (`POSTCODE_SCRIPT`, `POSTCODE_ORIGINS`). Without one, the frame shows that the search is not
 * available. In development, and in a preview with `MOCK_POSTCODE`, the mock's stand-in replaces a missing service. No
 * build contains the stand-in.
 */
export const postcodeFrame = (environment: PostcodeVariables & EmbedOrigins): Plugin => ({
  name: 'postcode-frame',
  async generateBundle() {
    const emit = (path: string, source: string) => this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    emit(address, embedDocument(postcodeService(environment), environment));
    emit(code.address, await bundleScript(code.entry));
  },
  configureServer: ({ middlewares }) => serveFrameFiles(middlewares, environment),
});
