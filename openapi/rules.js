/**
 * Custom rules for Redocly's linter that every operation of this contract must pass. redocly.yaml enables them.
 * tests/rules/contract/broken-contract.yaml deliberately violates each rule.
 */

/** The error code of each error status. All other outcomes have status 200. */
const codeByErrorStatus = { 400: '40', 401: '91', 413: '45', 429: '49', 500: '50' };

/** String formats that need no `maxLength`. */
const limitedFormats = ['date', 'date-time', 'time', 'uuid', 'binary'];

const schemaName = (schema) => schema?.$ref?.split('/').at(-1) ?? '';

/** Resolves the `$ref` of a node. Returns the node and its location. */
function resolveNode(ctx, node, location = ctx.location) {
  if (!node?.$ref) return { node, location };
  const target = ctx.resolve(node, location.source.absoluteRef);
  return { node: target.node, location: target.location ?? location };
}

/** Calls `visit` for a schema and for each schema inside it, with its location. */
function visitSchemas(ctx, reference, referenceLocation, visit, seen = new Set()) {
  const { node, location } = resolveNode(ctx, reference, referenceLocation);
  if (!node || typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  visit(node, location);
  const visitInner = (inner, path) => visitSchemas(ctx, inner, location.child(path), visit, seen);
  for (const [name, property] of Object.entries(node.properties ?? {})) visitInner(property, ['properties', name]);
  for (const kind of ['oneOf', 'anyOf', 'allOf', 'prefixItems']) {
    for (const [index, part] of (node[kind] ?? []).entries()) visitInner(part, [kind, index]);
  }
  for (const kind of ['items', 'additionalProperties']) visitInner(node[kind], [kind]);
}

/**
 * Lists the contents of all responses of an operation: status, media type, schema, whether faker provides the success,
 * examples, and a report function.
 */
function responseContents(ctx, operation) {
  return Object.entries(operation.responses ?? {}).flatMap(([status, reference]) => {
    const response = resolveNode(ctx, reference);
    return Object.entries(response.node?.content ?? {}).map(([type, media]) => ({
      status,
      type,
      schema: media.schema,
      usesFaker: media['x-faker'] === true,
      examples: Object.entries(media.examples ?? {}).map(([name, example]) => ({
        name,
        ...resolveNode(ctx, example, response.location).node,
      })),
      location: response.location.child(['content', type, 'schema']),
      report: (message) => ctx.report({ message, location: ctx.location.child(['responses', status]) }),
    }));
  });
}

/** Returns whether a schema is an envelope with this constant value of `success` and all required properties. */
function isEnvelope(ctx, schema, location, success) {
  const { node } = resolveNode(ctx, schema, location);
  const { type, const: value } = node?.properties?.success ?? {};
  const keys = ['success', 'data', 'error'];
  return type === 'boolean' && value === success && keys.every((key) => node.required?.includes(key));
}

const isFailure = (ctx, schema, location) =>
  schemaName(schema) === 'Failure' && isEnvelope(ctx, schema, location, false);

/** A 200 response must be a success or `Failure`, or a file or `Failure`. Any other status must be `Failure`. */
const envelope = () => ({
  Operation(operation, ctx) {
    const contents = responseContents(ctx, operation);
    for (const { status, type, schema, location, report } of contents) {
      const isFile = status === '200' && type !== 'application/json';
      const hasFileAlternative = contents.some((other) => other.status === status && other.type !== type);
      if (isFile) continue;
      if (status !== '200' || hasFileAlternative) {
        if (!isFailure(ctx, schema, location)) report(`The ${status} response must be Failure.`);
        continue;
      }
      const [success, failure, ...more] = schema?.oneOf ?? [];
      const isSuccess = schemaName(success).endsWith('Success') && isEnvelope(ctx, success, location, true);
      if (!isSuccess || !isFailure(ctx, failure, location) || more.length > 0) {
        report('The 200 response must be oneOf a …Success envelope and Failure, in this order.');
      }
    }
  },
});

/** Each operation must define the responses 400 and 500, and 401 when it requires a header. */
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
        ctx.report({ message: `The ${status} response is missing.`, location: ctx.location.child(['responses']) });
      }
    },
  };
};

/**
 * Each outcome must have a named example with a summary, because the examples are the scenarios of the mock. A success or
 * a file needs none if its media type has `x-faker: true`: the mock then responds with faker's values for the schema.
 */
const examples = () => ({
  Operation(operation, ctx) {
    for (const { status, type, schema, usesFaker, examples, report } of responseContents(ctx, operation)) {
      if (examples.length === 0 && !usesFaker) report(`The ${status} response (${type}) has no named example.`);
      for (const { name, summary } of examples) {
        if (!summary) report(`The example ${name} has no summary.`);
      }
      for (const success of schema?.oneOf ? [true, false] : []) {
        if ((success && usesFaker) || examples.some(({ value }) => value?.success === success)) continue;
        report(`The ${status} response has no example of a ${success ? 'success' : 'failure'}.`);
      }
    }
  },
});

/** An error status must have its own error code. Other statuses must not have these codes, except that of 401. */
const codes = () => ({
  Operation(operation, ctx) {
    for (const { status, examples, report } of responseContents(ctx, operation)) {
      for (const { name, value } of examples) {
        const code = value?.error?.code;
        if (code === undefined) continue;
        const errorCode = codeByErrorStatus[status];
        const { 401: sharedCode, ...others } = codeByErrorStatus;
        const isAllowed = errorCode ? code === errorCode : code === sharedCode || !Object.values(others).includes(code);
        if (!isAllowed) report(`The example ${name} has code ${code}, which is not allowed with status ${status}.`);
      }
    }
  },
});

/** Every error code must have a description, and every description a code. */
const codeMeanings = () => ({
  Schema(schema, ctx) {
    const descriptions = schema['x-enumDescriptions'];
    if (!descriptions) return;
    const undescribed = schema.enum?.filter((value) => !descriptions[value]) ?? [];
    const unknown = Object.keys(descriptions).filter((value) => !schema.enum?.includes(value));
    if (undescribed.length > 0) ctx.report({ message: `Values without a description: ${undescribed.join(', ')}.` });
    if (unknown.length > 0) ctx.report({ message: `Descriptions of unknown values: ${unknown.join(', ')}.` });
  },
});

/**
 * Every value of an enum must have a name in code, because the generated constants have these names. A value that is a
 * word of Latin letters is its own name. Null has no name and comes last.
 */
const enumNames = () => ({
  Schema(schema, ctx) {
    const values = schema.enum?.filter((value) => value !== null);
    if (!values) return;
    const names = schema['x-enum-varnames'] ?? values;
    const isComplete = names.length === values.length && new Set(names).size === names.length;
    if (
      isComplete &&
      names.every((name) => /^[a-z][A-Za-z0-9]+$/.test(name)) &&
      !schema.enum.slice(0, -1).includes(null)
    )
      return;
    ctx.report({ message: `Each of these values needs its own name in x-enum-varnames: ${values.join(', ')}.` });
  },
});

/** Objects in responses must be closed. The parts of a closed `allOf` need not be closed themselves. */
const closedResponses = () => ({
  Operation(operation, ctx) {
    for (const content of responseContents(ctx, operation)) {
      const parts = new Set();
      visitSchemas(ctx, content.schema, content.location, (node, location) => {
        const closesParts = node.unevaluatedProperties === false;
        if (closesParts || parts.has(node)) {
          for (const part of node.allOf ?? []) parts.add(resolveNode(ctx, part, location).node);
        }
        const isObject = [node.type].flat().includes('object') || node.properties;
        const isClosed = node.additionalProperties === false || closesParts || parts.has(node);
        if (isObject && !isClosed) ctx.report({ message: 'An object in a response must be closed.', location });
      });
    }
  },
});

/** Returns the limits that a schema lacks. */
function missingLimits(schema) {
  const hasType = (...types) => [schema.type].flat().some((type) => types.includes(type));
  const isMissing = (key) => schema[key] === undefined;
  if (schema.enum || schema.const !== undefined) return [];
  return [
    hasType('string') && !limitedFormats.includes(schema.format) && isMissing('maxLength') && 'maxLength',
    hasType('array') && isMissing('maxItems') && 'maxItems',
    hasType('integer', 'number') && isMissing('minimum') && 'minimum',
    hasType('integer', 'number') && isMissing('maximum') && 'maximum',
  ].filter(Boolean);
}

/** Request schemas must have limits, because the forms of the website take their limits from them. */
const limitedRequests = () => {
  const checkSchema = (owner, ctx, path) => {
    const report = (schema, location) => {
      const missing = missingLimits(schema);
      if (missing.length > 0) ctx.report({ message: `A request needs limits: ${missing.join(', ')}.`, location });
    };
    visitSchemas(ctx, owner.schema, ctx.location.child([...path, 'schema']), report);
  };
  return {
    RequestBody(body, ctx) {
      for (const [type, media] of Object.entries(body.content ?? {})) checkSchema(media, ctx, ['content', type]);
    },
    Parameter: (parameter, ctx) => checkSchema(parameter, ctx, []),
  };
};

/** Each parameter must have a description and an example. */
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
      'enum-names': enumNames,
      'closed-answers': closedResponses,
      'limited-requests': limitedRequests,
      'explained-parameters': explainedParameters,
    },
  },
});
