import {
  astFromValue,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  print,
} from 'graphql';

/**
 * The contract of a schema, one line per item: types, fields with their nullability, arguments, defaults, enum values,
 * deprecations. Descriptions and reasons are left out.
 */
export function schemaShape(schema: GraphQLSchema): string[] {
  const own = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return [
    `query ${schema.getQueryType()?.name}, mutation ${schema.getMutationType()?.name}, subscription ${schema.getSubscriptionType()?.name}`,
    ...own.flatMap(shapeOf),
  ].toSorted();
}

function shapeOf(type: GraphQLNamedType): string[] {
  const head = `${type.astNode?.kind ?? 'BuiltIn'} ${type.name}`;
  if (isObjectType(type))
    return [head, ...Object.values(type.getFields()).flatMap((field) => fieldShape(type.name, field))];
  if (isInputObjectType(type))
    return [head, ...Object.values(type.getFields()).map((field) => inputShape(type.name, field))];
  if (isEnumType(type)) return [head, ...type.getValues().map((value) => `${type.name}.${value.name}${mark(value)}`)];
  return [head];
}

function fieldShape(typeName: string, { name, type, args, ...field }: GraphQLField<unknown, unknown>): string[] {
  const path = `${typeName}.${name}`;
  return [`${path}: ${String(type)}${mark(field)}`, ...args.map((arg) => inputShape(path, arg))];
}

function inputShape(path: string, { name, type, defaultValue, ...input }: GraphQLArgument | GraphQLInputField): string {
  const value = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return `${path}(${name}: ${String(type)}${value ? ` = ${print(value)}` : ''}${mark(input)})`;
}

function mark({ deprecationReason }: { deprecationReason?: string | null | undefined }): string {
  return deprecationReason === undefined || deprecationReason === null ? '' : ' @deprecated';
}
