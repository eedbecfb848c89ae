import type { Connect, Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedOrigins, embedDocument } from './embed-document.ts';

const address = '/embed/postcode.html';
const code = { address: '/embed/postcode.js', entry: 'src/embed/postcode.ts' };
const standIn = { address: '/embed/postcode-stand-in.js', entry: 'mocks/postcode/stand-in.ts' };

type PostcodeService = EmbedOrigins & Pick<Environment, 'POSTCODE_SCRIPT' | 'POSTCODE_ORIGINS'>;

/** @param script the address of the service's script, empty where none is configured */
const postcodeDocument = (script: string, { POSTCODE_ORIGINS: origins, ...published }: PostcodeService) =>
  embedDocument({ name: 'postcode', title: '주소찾기', script, origins }, published);

/** Answers for the frame with the stand-in of the mock, unless a service is configured. */
function serveFrameFiles(middlewares: Connect.Server, service: PostcodeService): void {
  const script = service.POSTCODE_SCRIPT ?? 'postcode-stand-in.js';
  const made = new Map<string, Promise<string>>();
  const answers: Record<string, [string, () => Promise<string>]> = {
    [address]: ['text/html', async () => postcodeDocument(script, service)],
    [code.address]: ['text/javascript', () => bundleScript(code.entry)],
    [standIn.address]: ['text/javascript', () => bundleScript(standIn.entry)],
  };
  middlewares.use(async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    const answer = answers[path];
    if (!answer) return next();
    const [type, make] = answer;
    const text = made.get(path) ?? make();
    made.set(path, text);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-store');
    response.end(await text);
  });
}

/**
 * Makes the document that the search for a postal code runs in, with a policy of its own. A build names the configured
 * service (`POSTCODE_SCRIPT`, `POSTCODE_ORIGINS`), or none: the frame then says so. While developing, and in a preview
 * that asks for it (`MOCK_POSTCODE`), a stand-in of the mock takes its place; no build has it.
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
