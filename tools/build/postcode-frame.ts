import type { Connect, Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedOrigins, type EmbedService, embedDocument } from './embed-document.ts';

const address = '/embed/postcode.html';
const code = { address: '/embed/postcode.js', entry: 'src/embed/postcode.ts' };
const standIn = { address: '/embed/postcode-stand-in.js', entry: 'mocks/postcode/stand-in.ts' };

type PostcodeVariables = EmbedOrigins & Pick<Environment, 'POSTCODE_SCRIPT' | 'POSTCODE_ORIGINS'>;

/**
 * The public service without a key, at its addresses since March 2026:
 * https://github.com/daumPostcode/kakaoPostcodeQnA/issues/1498 and 1513. The former hosts have no files any more.
 */
const publicService = {
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  origins: ['https://postcode.map.kakao.com'],
};

/**
 * Returns the page that the script of the public service shows, or null if the script is used. The script works only in a
 * document with an origin. Without a host for such documents, the site shows this page itself. The page sends the
 * selected address to the origin in its query.
 */
export const postcodePage = ({
  POSTCODE_SCRIPT: script,
  VITE_EMBED_ORIGIN: embedOrigin,
}: Pick<Environment, 'POSTCODE_SCRIPT' | 'VITE_EMBED_ORIGIN'>): string | null =>
  script === null && embedOrigin === null ? `${publicService.origins}/search?mode=transmit&vt=layer` : null;

/**
 * Returns the service that finds postal codes. Its script is empty if the society wants none.
 * @param standIn the URL of the script that replaces the public service
 */
export const postcodeService = (environment: PostcodeVariables, standIn?: string): EmbedService => {
  const { POSTCODE_SCRIPT: script, POSTCODE_ORIGINS: origins } = environment;
  const page = standIn ? null : postcodePage(environment);
  const defaultService = page === null ? publicService : { script: '', page, origins };
  const service = script === null && !standIn ? defaultService : { script: script ?? standIn ?? '', origins };
  return { name: 'postcode', title: '주소찾기', ...service };
};

/**
 * Returns the files of the frame with the mock's stand-in, unless `POSTCODE_SCRIPT` is set.
 * @returns the text of each file by its path from the root of the site
 */
export const postcodeFilesWithStandIn = (environment: PostcodeVariables): Record<string, () => Promise<string>> => ({
  [address]: async () => embedDocument(postcodeService(environment, 'postcode-stand-in.js'), environment),
  [code.address]: () => bundleScript(code.entry),
  [standIn.address]: () => bundleScript(standIn.entry),
});

/** Serves the files of the frame in development. */
function serveFrameFiles(middlewares: Connect.Server, environment: PostcodeVariables): void {
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
 * the public service, or the configured one (`POSTCODE_SCRIPT`, `POSTCODE_ORIGINS`). In development and in a preview, the
 * mock's stand-in replaces the public service. No build contains the stand-in.
 */
export const postcodeFrame = (environment: PostcodeVariables): Plugin => ({
  name: 'postcode-frame',
  config: () => ({
    define: { 'import.meta.env.VITE_POSTCODE': JSON.stringify(environment.POSTCODE_SCRIPT === '' ? 'none' : '') },
  }),
  async generateBundle() {
    const emit = (path: string, source: string) => this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    emit(address, embedDocument(postcodeService(environment), environment));
    emit(code.address, await bundleScript(code.entry));
  },
  configureServer: ({ middlewares }) => serveFrameFiles(middlewares, environment),
});
