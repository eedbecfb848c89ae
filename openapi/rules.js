/**
 * What this contract asks of every operation, as rules of Redocly's linter. redocly.yaml turns them on; each is broken
 * on purpose in tests/rules/fixtures/broken-contract.yaml.
 */

/** The only codes that a refusal of the server itself may carry. Every other outcome answers with status 200. */
const codesOfRefusals = { 400: '40', 401: '91', 413: '45', 429: '49', 500: '50' };

/** Formats that limit the length of a string by themselves. */
const limitedFormats = ['date', 'date-time', 'time', 'uuid', 'binary'];

const schemaName = (schema) => schema?.$ref?.split('/').at(-1) ?? '';

/** A node with the place it stands in, behind its $ref if it is one. */
function follow(ctx, node, location = ctx.location) {
  if (!node?.$ref) return { node, location };
  const target = ctx.resolve(node, location.source.absoluteRef);
  return { node: target.node, location: target.location ?? location };
}

/** Calls `visit` with a schema and with each schema inside it. */
function eachSchema(ctx, reference, place, visit, seen = new Set()) {
  const { node, location } = follow(ctx, reference, place);
  if (!node || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  visit(node, location);
  const go = (inner, path) => eachSchema(ctx, inner, location.child(path), visit, seen);
  for (const [name, property] of Object.entries(node.properties ?? {})) go(property, ['properties', name]);
  for (const kind of ['oneOf', 'anyOf', 'allOf', 'prefixItems']) {
    for (const [index, part] of (node[kind] ?? []).entries()) go(part, [kind, index]);
  }
  for (const kind of ['items', 'additionalProperties']) go(node[kind], [kind]);
}

/** Every content of every response of an operation: its status, media type, schema and examples. */
function contents(ctx, operation) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, reference]) => {
    const response = follow(ctx, reference);
    return Object.entries(response.node?.content ?? {}).map(([type, media]) => ({
      status,
      type,
      schema: media.schema,
      examples: Object.entries(media.examples ?? {}).map(([name, example]) => ({
        name,
        ...follow(ctx, example, response.location).node,
      })),
      place: response.location.child(['content', type, 'schema']),
      report: (message) => ctx.report({ message, location: ctx.location.child(['responses', status]) }),
    }));
  });
}

/** Whether a schema is an envelope with this value of `success`, which takes nothing away and adds nothing. */
function isEnvelope(ctx, schema, place, success) {
  const { node } = follow(ctx, schema, place);
  const { type, const: value } = node?.properties?.success ?? {};
  const keys = ['success', 'data', 'error'];
  return type === 'boolean' && value === success && keys.every((key) => node.required?.includes(key));
}

const isFailure = (ctx, schema, place) => schemaName(schema) === 'Failure' && isEnvelope(ctx, schema, place, false);

/** A 200 is one of a success and the failure, or a file beside the failure; any other status is the failure. */
const envelope = () => ({
  Operation(operation, ctx) {
    const all = contents(ctx, operation);
    for (const { status, type, schema, place, report } of all) {
      const isFile = status === '200' && type !== 'application/json';
      const besideFile = all.some((other) => other.status === status && other.type !== type);
      if (isFile) continue;
      if (status !== '200' || besideFile) {
        if (!isFailure(ctx, schema, place)) report(`The ${status} answer must be Failure.`);
        continue;
      }
      const [success, failure, ...more] = schema?.oneOf ?? [];
      const isSuccess = schemaName(success).endsWith('Success') && isEnvelope(ctx, success, place, true);
      if (!isSuccess || !isFailure(ctx, failure, place) || more.length > 0) {
        report('The 200 answer must be oneOf a …Success envelope and Failure, in this order.');
      }
    }
  },
});

/** Each operation says how the server itself refuses: 400 and 500, and 401 where a header is asked for. */
const refusals = () => {
  let security;
  return {
    Root(root) {
      security = root.security;
    },
    Operation(operation, ctx) {
      const isSecured = (operation.security ?? security ?? []).length > 0;
      for (const status of ['400', '500', ...(isSecured ? ['401'] : [])]) {
        if (operation.responses?.[status]) continue;
        ctx.report({ message: `The ${status} answer is missing.`, location: ctx.location.child(['responses']) });
      }
    },
  };
};

/** Each outcome has a named example with a summary: it is a scenario of the mock. */
const examples = () => ({
  Operation(operation, ctx) {
    for (const { status, type, schema, examples, report } of contents(ctx, operation)) {
      if (examples.length === 0) report(`The ${status} answer (${type}) has no named example.`);
      for (const { name, summary } of examples) {
        if (!summary) report(`The example ${name} has no summary.`);
      }
      for (const success of schema?.oneOf ? [true, false] : []) {
        if (examples.some(({ value }) => value?.success === success)) continue;
        report(`The ${status} answer has no example of a ${success ? 'success' : 'failure'}.`);
      }
    }
  },
});

/** A refusal carries the code of its status; a business outcome carries another one. */
const codes = () => ({
  Operation(operation, ctx) {
    for (const { status, examples, report } of contents(ctx, operation)) {
      for (const { name, value } of examples) {
        const code = value?.error?.code;
        if (code === undefined) continue;
        const wanted = codesOfRefusals[status];
        const { 401: shared, ...others } = codesOfRefusals;
        const fits = wanted ? code === wanted : code === shared || !Object.values(others).includes(code);
        if (!fits) report(`The example ${name} has code ${code}, which does not go with status ${status}.`);
      }
    }
  },
});

/** Every code says what it means. */
const codeMeanings = () => ({
  Schema(schema, ctx) {
    const meanings = schema['x-enumDescriptions'];
    if (!meanings) return;
    const unexplained = schema.enum?.filter((value) => !meanings[value]) ?? [];
    const unknown = Object.keys(meanings).filter((value) => !schema.enum?.includes(value));
    if (unexplained.length > 0) ctx.report({ message: `Without a meaning: ${unexplained.join(', ')}.` });
    if (unknown.length > 0) ctx.report({ message: `Meanings of no value: ${unknown.join(', ')}.` });
  },
});

/** What the server answers is closed. Parts of an allOf are, by the whole. */
const closedAnswers = () => ({
  Operation(operation, ctx) {
    for (const { schema, place } of contents(ctx, operation)) {
      const parts = new Set();
      eachSchema(ctx, schema, place, (node, location) => {
        const closedWithParts = node.unevaluatedProperties === false;
        if (closedWithParts || parts.has(node)) {
          for (const part of node.allOf ?? []) parts.add(follow(ctx, part, location).node);
        }
        const isObject = [node.type].flat().includes('object') || node.properties;
        const isClosed = node.additionalProperties === false || closedWithParts || parts.has(node);
        if (isObject && !isClosed) ctx.report({ message: 'An object in an answer must be closed.', location });
      });
    }
  },
});

/** The limits that a schema lacks. */
function missingLimits(schema) {
  const is = (...types) => [schema.type].flat().some((type) => types.includes(type));
  const lacks = (key) => schema[key] === undefined;
  if (schema.enum || schema.const !== undefined) return [];
  return [
    is('string') && !limitedFormats.includes(schema.format) && lacks('maxLength') && 'maxLength',
    is('array') && lacks('maxItems') && 'maxItems',
    is('integer', 'number') && lacks('minimum') && 'minimum',
    is('integer', 'number') && lacks('maximum') && 'maximum',
  ].filter(Boolean);
}

/** What a client sends has limits, from which its forms take theirs. */
const limitedRequests = () => {
  const check = (holder, ctx, path) => {
    const report = (schema, location) => {
      const missing = missingLimits(schema);
      if (missing.length > 0) ctx.report({ message: `A request needs limits: ${missing.join(', ')}.`, location });
    };
    eachSchema(ctx, holder.schema, ctx.location.child([...path, 'schema']), report);
  };
  return {
    RequestBody(body, ctx) {
      for (const [type, media] of Object.entries(body.content ?? {})) check(media, ctx, ['content', type]);
    },
    Parameter: (parameter, ctx) => check(parameter, ctx, []),
  };
};

/** A parameter says what it is and shows a value. */
const explainedParameters = () => ({
  Parameter(parameter, ctx) {
    if (!parameter.description) ctx.report({ message: `The parameter ${parameter.name} has no description.` });
    const hasExample = parameter.example !== undefined || Object.keys(parameter.examples ?? {}).length > 0;
    if (!hasExample) ctx.report({ message: `The parameter ${parameter.name} has no example.` });
  },
});

export default () => ({
  id: 'hanbit',
  rules: {
    oas3: {
      envelope,
      refusals,
      examples,
      codes,
      'code-meanings': codeMeanings,
      'closed-answers': closedAnswers,
      'limited-requests': limitedRequests,
      'explained-parameters': explainedParameters,
    },
  },
});
