import type { Endpoint } from '@aylal/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Schema = v.GenericSchema;

/** OpenAPI 3.1 of the given operations, made from the very schemas that handlers parse with (OPS-5). */
export function openApiDocument(operations: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const at = (paths[operation.path] ??= {});
    at[operation.method.toLowerCase()] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aylal provider',
      version: '1',
      description: 'Answers are {status_code, message, result}; a final slash is optional.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      },
    },
  };
}

function describe(operation: Endpoint): object {
  const parameters = [
    ...parametersOf(operation.params, 'path'),
    ...parametersOf(operation.query, 'query'),
    ...(operation.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } }]
      : []),
  ];
  return {
    operationId: operation.name,
    summary: operation.summary,
    'x-row': operation.id,
    ...(operation.auth === 'none'
      ? operation.apiKey
        ? { security: [{ apiKey: [] }] }
        : {}
      : { security: operation.auth === 'optional' ? [{ bearer: [] }, {}] : [{ bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: { required: true, content: jsonContent(operation.body, 'input') } } : {}),
    responses: Object.fromEntries(
      Object.entries(operation.answers).map(([status, schema]) => [
        status,
        { description: `status_code ${status}`, content: jsonContent(schema, 'output') },
      ]),
    ),
  };
}

function parametersOf(schema: Schema | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
}

function jsonContent(schema: Schema, typeMode: 'input' | 'output'): object {
  return { 'application/json': { schema: jsonSchema(schema, typeMode) } };
}

/** Rules that JSON Schema cannot say (a date that exists, fields that belong together) are left out, not refused. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
