import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { type EmbedService, embedDocument } from './embed-document.ts';

/** The mock's script in place of the public service. No build contains it. */
const standIn = { name: 'postcode-stand-in.js', entry: 'mocks/postcode/stand-in.ts' };

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
export const postcodePage = ({ POSTCODE_SCRIPT, VITE_EMBED_ORIGIN }: Environment): string | null =>
  POSTCODE_SCRIPT === null && VITE_EMBED_ORIGIN === null
    ? `${publicService.origins}/search?mode=transmit&vt=layer`
    : null;

/**
 * Returns the service that finds postal codes. Its script is empty if the society wants none.
 * @param hasStandIn whether the mock's script replaces the public service, unless `POSTCODE_SCRIPT` is set
 */
export function postcodeService(environment: Environment, hasStandIn: boolean): EmbedService {
  const { POSTCODE_SCRIPT: configured, POSTCODE_ORIGINS: origins } = environment;
  const named = { name: 'postcode', title: '주소찾기' };
  if (configured !== null || hasStandIn) return { ...named, script: configured ?? standIn.name, origins };
  const page = postcodePage(environment);
  return page === null ? { ...named, ...publicService } : { ...named, script: '', page, origins };
}

/** Returns the services of the site: the search for postal codes, and the map if one is configured. */
export const embedServices = (environment: Environment, { hasStandIn = false } = {}): EmbedService[] => {
  const { MAP_SCRIPT: script, MAP_ORIGINS: origins } = environment;
  const map = script ? [{ name: 'map', title: '사무국 지도', script, origins }] : [];
  return [postcodeService(environment, hasStandIn), ...map];
};

/** Returns the functions that write the documents of services and their scripts, by the path from the root of the site. */
export const embedFiles = (
  services: readonly EmbedService[],
  environment: Environment,
): Map<string, () => Promise<string>> =>
  new Map(
    services.flatMap((service) => [
      [`/embed/${service.name}.html`, async () => embedDocument(service, environment)],
      [`/embed/${service.name}.js`, () => bundleScript(`src/embed/${service.name}.ts`)],
      ...(service.script === standIn.name
        ? [[`/embed/${standIn.name}`, () => bundleScript(standIn.entry)] as const]
        : []),
    ]),
  );

/**
 * Adds the framed documents of the services, each with its own content security policy, to a build and to the development
 * server. A build contains the public services, or the configured ones. In development, the mock's stand-in replaces the
 * public search for postal codes.
 */
export const embeddedServices = (environment: Environment): Plugin => ({
  name: 'embedded-services',
  config: () => ({
    define: {
      'import.meta.env.VITE_POSTCODE': JSON.stringify(environment.POSTCODE_SCRIPT === '' ? 'none' : ''),
      'import.meta.env.VITE_MAP': JSON.stringify(environment.MAP_SCRIPT ? 'service' : ''),
    },
  }),
  async generateBundle() {
    for (const [path, createText] of embedFiles(embedServices(environment), environment))
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: await createText() });
  },
  configureServer({ middlewares }) {
    const files = embedFiles(embedServices(environment, { hasStandIn: true }), environment);
    middlewares.use(async (request, response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      const createText = files.get(path);
      if (!createText) return next();
      response.setHeader('Content-Type', `text/${path.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(await createText());
    });
  },
});
