import type { Connect, Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedOrigins, embedDocument } from './embed-document.ts';

const address = '/embed/postcode.html';
const code = { address: '/embed/postcode.js', entry: 'src/embed/postcode.ts' };
const standIn = { address: '/embed/postcode-stand-in.js', entry: 'mocks/postcode/stand-in.ts' };

type PostcodeService = EmbedOrigins & Pick<Environment, 'POSTCODE_SCRIPT' | 'POSTCODE_ORIGINS'>;

/** @param script the URL of the service's script, or an empty text if no service is configured */
const postcodeDocument = (script: string, { POSTCODE_ORIGINS: origins, ...published }: PostcodeService) =>
  embedDocument({ name: 'postcode', title: '주소찾기', script, origins }, published);

/** Serves the files of the frame. The script is the mock's stand-in, unless a service is configured. */
function serveFrameFiles(middlewares: Connect.Server, service: PostcodeService): void {
  const script = service.POSTCODE_SCRIPT ?? 'postcode-stand-in.js';
  const texts = new Map<string, Promise<string>>();
  const filesByUrl: Record<string, [type: string, createText: () => Promise<string>]> = {
    [address]: ['text/html', async () => postcodeDocument(script, service)],
    [code.address]: ['text/javascript', () => bundleScript(code.entry)],
    [standIn.address]: ['text/javascript', () => bundleScript(standIn.entry)],
  };
  middlewares.use(async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    const file = filesByUrl[path];
    if (!file) return next();
    const [type, createText] = file;
    const text = texts.get(path) ?? createText();
    texts.set(path, text);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
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
export const postcodeFrame = (environment: PostcodeService & Pick<Environment, 'MOCK_POSTCODE'>): Plugin => ({
  name: 'postcode-frame',
  async generateBundle() {
    const emit = (path: string, source: string) => this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    emit(address, postcodeDocument(environment.POSTCODE_SCRIPT ?? '', environment));
    emit(code.address, await bundleScript(code.entry));
  },
  configureServer: ({ middlewares }) => serveFrameFiles(middlewares, environment),
  configurePreviewServer({ middlewares }) {
    if (environment.MOCK_POSTCODE) serveFrameFiles(middlewares, environment);
  },
});
