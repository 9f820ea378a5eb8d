import * as fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { JSON_TYPE, type BadRequest, type Known } from './badRequest.ts';
import { badJson, jsonOf, someOf } from './badValues.ts';

type RootField = GraphQLField<unknown, unknown>;
interface OperationInput {
  kind: 'query' | 'mutation';
  field: RootField;
  args: Record<string, unknown>;
}

/** Every root field of the schema with invalid arguments, as variables or as literals. */
export function badOperations(schema: GraphQLSchema, known: Known): fc.Arbitrary<BadRequest> {
  const fields = [...rootFields(schema.getQueryType(), 'query'), ...rootFields(schema.getMutationType(), 'mutation')];
  const input = fc.oneof(
    ...fields.map(({ kind, field }) =>
      someOf(field.args, known).map((args): OperationInput => ({ kind, field, args })),
    ),
  );
  return fc
    .record({
      input,
      isWritten: fc.boolean(),
      isSignedIn: fc.boolean(),
      extra: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: badJson(known) }),
    })
    .map(({ input: { kind, field, args }, isWritten, isSignedIn, extra }) => ({
      title: `${kind} ${field.name}`,
      method: 'POST',
      path: '/graphql',
      headers: {
        ...JSON_TYPE,
        'x-apikey': known.apiKey,
        ...(isSignedIn && { authorization: `Bearer ${known.token}` }),
      },
      body: isWritten
        ? jsonOf({ query: writtenOut({ kind, field, args }), variables: extra })
        : jsonOf({ query: withVariables({ kind, field, args }), variables: { ...args, undeclared: extra } }),
    }));
}

function rootFields(type: GraphQLObjectType | null | undefined, kind: OperationInput['kind']) {
  // Deleting the account would make all other fields that require a token unreachable.
  return Object.values(type?.getFields() ?? {})
    .filter(({ name }) => name !== 'deleteUser')
    .map((field): { kind: OperationInput['kind']; field: RootField } => ({ kind, field }));
}

function withVariables({ kind, field, args }: OperationInput): string {
  const given = field.args.filter(({ name }) => Object.hasOwn(args, name));
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(field.type, 3);
  return `${kind} ${field.name}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

function writtenOut({ kind, field, args }: OperationInput): string {
  const passed = field.args
    .filter(({ name }) => Object.hasOwn(args, name))
    .map(({ name, type }) => `${name}: ${literal(args[name], type)}`)
    .join(', ');
  return `${kind} { ${field.name}${passed && `(${passed})`} ${selectionOf(field.type, 2)} }`;
}

/** A value as a GraphQL literal; enum values without quotes. */
function literal(value: unknown, type: GraphQLInputType): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, type)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const named = getNamedType(type);
    const fields = isInputObjectType(named) ? named.getFields() : {};
    const entries = Object.entries(value).map(
      ([name, inner]) => `${name}: ${literal(inner, fields[name]?.type ?? type)}`,
    );
    return `{ ${entries.join(', ')} }`;
  }
  const isBare = typeof value === 'string' && isEnumType(getNamedType(type)) && /^\w+$/.test(value);
  return isBare ? value : jsonOf(value ?? null);
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => {
    if (!isObjectType(getNamedType(field.type))) return field.name;
    return depth > 1 ? `${field.name} ${selectionOf(field.type, depth - 1)}` : '';
  });
  return `{ __typename ${fields.join(' ')} }`;
}
