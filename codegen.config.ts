import { faker } from '@faker-js/faker/locale/ko';
import type { ClientGeneratorsBuilder, ConfigExternal, GeneratorClients, OutputOptions } from 'orval';

/** The path of the contract and the folders of the generated files. */
export const paths = {
  contract: 'openapi/openapi.yaml',
  client: 'src/api/generated',
  mocks: 'mocks/generated',
  /** The hand-written files that generated hooks import: the HTTP request, and the options of all mutations. */
  mutator: 'src/api/request.ts',
  mutationOptions: 'src/api/mutation-options.ts',
};

type Json = Record<string, unknown>;
type Example = { value?: { success?: boolean } };
type Media = { schema?: { oneOf?: { $ref: string }[] } & Json; examples?: Record<string, Example> };
type Operation = { responses: Record<string, { content?: Record<string, Media> }> };
type Contract = {
  info: Json;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: { data?: Json } } & Json> };
};

const bannerLines = () => ['Written by `npm run generate` from openapi/. Do not edit.'];

/** Replaces each envelope by its data, because the HTTP client unwraps the envelope before a hook gets the data. */
const payloadsOnly = (contract: Contract) => {
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      const ok = operation.responses['200'];
      const json = ok?.content?.['application/json'];
      const success = json?.schema?.oneOf?.[0]?.$ref.split('/').at(-1);
      const data = success ? contract.components.schemas[success]?.properties?.data : undefined;
      if (json && data) ok.content = { 'application/json': { schema: data } };
      else if (ok?.content) delete ok.content['application/json'];
      operation.responses = ok ? { '200': ok } : {};
    }
  }
  return contract;
};

/**
 * Removes the lengths of files: orval would compare them with `length`, which files do not have. The uploads check the
 * size of a file before the form is checked. Also removes the descriptions of fields, which the browser would load;
 * OpenAPI requires those of responses.
 */
const forBodies = (contract: Contract): Contract =>
  JSON.parse(JSON.stringify(contract), function (this: Json, key, value) {
    if (key === 'maxLength' && this.format === 'binary') return undefined;
    return key === 'description' && !('content' in this) ? undefined : value;
  });

/** Successes are written at their operation. A reference is one of the shared failures. */
const isSuccess = ({ value }: Example) => value?.success === true;

/**
 * Leaves only the success or the file in each 200 response, so that orval's handlers do not answer with a failure. The
 * examples of files are removed: they are text in the contract, but orval would type them as files.
 */
const successesOnly = (contract: Contract) => {
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    const content = operation.responses['200']?.content ?? {};
    const files = Object.entries(content).filter(([type]) => type !== 'application/json');
    for (const [, file] of files) delete file.examples;
    const { 'application/json': json } = content;
    if (files.length > 0) delete content['application/json'];
    else if (json) {
      const [success] = json.schema?.oneOf ?? [];
      if (success) json.schema = success;
      json.examples = Object.fromEntries(
        Object.entries(json.examples ?? {}).filter(([, example]) => isSuccess(example)),
      );
    }
  }
  return contract;
};

/** Rewrites a regular expression with the constructs that faker supports. It knows neither anchors nor `\d` and `\S`. */
const patternForFaker = (pattern: string) =>
  pattern
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\d', '[0-9]')
    .replaceAll('\\S', '[a-z]');

const email = () => `member${faker.string.numeric(2)}@mail.example`;
const url = () => `https://www.mail.example/${faker.string.numeric(4)}`;

/** Texts for faker's responses: the names of fields that have them, an example, and the code that orval copies. */
const texts: readonly { names: RegExp; example: string; value: () => string }[] = [
  { names: /email$/, example: 'member00@mail.example', value: email },
  { names: /(url|link|homepage)$/, example: 'https://www.mail.example/0000', value: url },
  { names: /(cell|phone|tel|fax)$/, example: '01012345678', value: () => `010${faker.string.numeric(8)}` },
  {
    names: /(address|addr|place|room|venue)$/,
    example: '한빛특별자치시 은하수로100번길',
    value: () => `${faker.location.city()} ${faker.location.street()}`,
  },
  {
    names: /(member|admin|teacher|author|speaker|writer|user|holder|manager)(_name)?$/,
    example: '남궁한빛',
    value: () => faker.person.fullName(),
  },
  {
    names: /(company|organization|affiliation|school|university)(_name)?$/,
    example: '한빛화장품 연구소',
    value: () => faker.helpers.arrayElement(['한빛화장품 연구소', '누리대학교', '새빛소재', '다솜분석센터']),
  },
  {
    names: /./,
    example: '피부 장벽 지질의 안정성 평가',
    value: () =>
      `${faker.helpers.arrayElement(['피부 장벽 지질', '천연 방부 시스템', '쑥잎 추출물'])}의 ${faker.helpers.arrayElement(['품질 관리', '안정성 평가'])}`,
  },
  { names: /./, example: '화장품', value: () => faker.helpers.arrayElement(['화장품', '원료', '제형']) },
];
const textFormats = {
  email,
  uri: url,
  ...Object.fromEntries(texts.map(({ value }, index) => [`text${index}`, value])),
};

/** Gives a text without a format or values the format of a text that suits the name of its field, and keeps its limits. */
function withTextFormat(name: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const { type, minLength = 0, maxLength = Infinity, pattern = '', ...more }: Json = { ...schema };
  const hasValues = ['format', 'enum', 'const', 'example', 'examples'].some((key) => key in more);
  if (hasValues || ![type].flat().includes('string')) return schema;
  const fits = ({ example }: { example: string }) =>
    example.length >= Number(minLength) &&
    example.length <= Number(maxLength) &&
    new RegExp(`${pattern}`, 'u').test(example);
  const text = [...texts.filter(({ names }) => names.test(name)), ...texts].find(fits);
  return text ? { ...schema, format: `text${texts.indexOf(text)}` } : schema;
}

/** Prepares the contract for the handlers that orval generates for the mocks. */
const forMocks = (contract: Contract): Contract =>
  JSON.parse(JSON.stringify(successesOnly(contract), withTextFormat), (key, value) =>
    key === 'pattern' && typeof value === 'string' ? patternForFaker(value) : value,
  );

/** Operations whose body no form checks: the site or the server chooses it, or only an uploader checks it. */
const withoutLimits = [
  'requestToken',
  'checkJoinDuplicate',
  'checkRegisterDuplicate',
  'enrollStudentCertificate',
  'uploadConferenceAbstract',
  'createTransferInfo',
  'pgReady',
  'getReceipt',
  'getTransaction',
  'fileDownload',
];

/**
 * The writes whose values, signal and progress differ from call to call, so that they are variables of a mutation
 * (`src/api/use-operation.ts`). They have no hook, and their functions accept only the request of such a mutation.
 */
const operationsWithVariables = [
  'login',
  'findMemberId',
  'findMemberPassword',
  'resetPw',
  'changePw',
  'signup',
  'modifyMemberInfo',
  'modifyMemberCompanyInfo',
  'modifyMemberEduInfo',
  'enrollStudentCertificate',
  'saveForum',
  'saveInquiry',
  'uploadConferenceAbstract',
  'createTransferInfo',
  'pgReady',
];

/** Operations without a hook: the token refresh runs outside React (`client.ts`), and a link opens a file in a new window. */
const withoutHook = ['requestToken', 'fileDownload'];

/** Operations whose URL hand-written code uses: in a link, and in the command that writes the pages of posts. */
const usedUrls = ['fileDownload', 'getInfo', 'getInfoDetail', 'getPastConferences', 'getPastConferencesDetail'];

/**
 * Returns the code of an operation without the exports that would send a request past its hook: its function, unless the
 * function requires the request of a mutation, and its URL. The compiler then refuses an import of them.
 */
function withoutBypass(implementation: string, name: string): string {
  const type = `import('../use-operation.ts').OperationRequest<'${name}'>`;
  const requestOptions = 'options?: Parameters<typeof request>[1]';
  const declaration = `const ${name} = async`;
  const sent = operationsWithVariables.includes(name)
    ? implementation.replace(requestOptions, `options: ${type}`)
    : implementation.replace(
        `export ${declaration}`,
        withoutHook.includes(name) ? `export ${declaration}` : declaration,
      );
  return usedUrls.includes(name) ? sent : sent.replace(/^export (const get\w+Url = )/m, '$1');
}

/** orval's client for TanStack Query. A file without hooks does not import the type of their options. */
const reactQuery = ({ 'react-query': client }: GeneratorClients): ClientGeneratorsBuilder => ({
  ...client,
  client: async (operation, ...settings) => {
    const generated = await client.client(operation, ...settings);
    return { ...generated, implementation: withoutBypass(generated.implementation, operation.operationName) };
  },
  header: (file) =>
    client.header?.({ ...file, isMutator: file.clientImplementation.includes('SecondParameter') }) ?? '',
});

const noLimits = { body: false, query: false, param: false, response: false, header: false };

const optionsForEach = <Options>(operations: string[], options: Options) =>
  Object.fromEntries(operations.map((operation) => [operation, options]));

/** orval's zod client for `zod/mini`. @param generate which parts of a request get limits */
const zodOutput = (target: string, generate: typeof noLimits): OutputOptions => ({
  target,
  client: 'zod',
  mode: 'tags',
  override: {
    header: bannerLines,
    zod: { variant: 'mini', generate },
    operations: optionsForEach(withoutLimits, { zod: { generate: noLimits } }),
  },
});

/**
 * Returns the configuration of orval.
 * @param bundle the contract as one JSON file
 * @param root the scratch folder with the structure of the repository
 */
export const orvalConfig = (bundle: string, root: string): ConfigExternal => ({
  // The hooks come later, because both write the types of the model, and the hooks have the patterns of the contract.
  mocks: {
    input: { target: bundle, override: { transformer: forMocks as never } },
    output: {
      target: `${root}/${paths.mocks}/client.ts`,
      // The mocks import the types of the client instead of a second copy.
      schemas: { path: `${root}/${paths.client}/model`, importPath: `#${paths.client}/model/index.ts` },
      mode: 'single',
      client: 'fetch',
      mock: {
        generators: [{ type: 'msw', locale: 'ko', useExamples: true, delay: false, baseUrl: '*' }],
      },
      // Without minimums, orval fills each text and each list to its maximum.
      override: { header: bannerLines, mock: { arrayMin: 1, stringMin: 1, format: textFormats } },
    },
  },
  hooks: {
    input: { target: bundle, override: { transformer: payloadsOnly as never } },
    output: {
      target: `${root}/${paths.client}/hooks.ts`,
      schemas: `${root}/${paths.client}/model`,
      mode: 'tags',
      client: reactQuery,
      httpClient: 'fetch',
      override: {
        header: bannerLines,
        mutator: { path: `${root}/${paths.mutator}`, name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
        formData: { arrayHandling: 'explode' },
        query: {
          signal: true,
          version: 5,
          useOperationIdAsQueryKey: true,
          mutationOptions: { path: `${root}/${paths.mutationOptions}`, name: 'withInvalidates' },
        },
        operations: {
          // This POST only reads, so it is a query.
          getAnnualFeePaid: { query: { useQuery: true, useMutation: false } },
          // A press starts these downloads, and their files are not cached.
          ...optionsForEach(['getReceipt', 'getTransaction'], { query: { useQuery: false, useMutation: true } }),
          ...optionsForEach(operationsWithVariables, { query: { useQuery: false, useMutation: false } }),
          ...optionsForEach(withoutHook, { query: { useQuery: false, useMutation: false } }),
        },
      },
    },
  },
  limits: {
    input: { target: bundle },
    output: zodOutput(`${root}/${paths.client}/limits/limits.ts`, { ...noLimits, query: true }),
  },
  bodies: {
    input: { target: bundle, override: { transformer: forBodies as never } },
    output: zodOutput(`${root}/${paths.client}/bodies/bodies.ts`, { ...noLimits, body: true }),
  },
});
