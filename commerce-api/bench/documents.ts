import {
  buildSchema,
  isEnumType,
  isObjectType,
  isScalarType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
} from 'graphql';
import { typeDefs } from '../src/graphql/typeDefs.ts';

export const schema: GraphQLSchema = buildSchema(typeDefs().join('\n'));

/** A selection of every field of a type, with objects down to `depth`. */
export function allFields(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return field.name;
    const below = depth > 1 ? allFields(field.type, depth - 1) : '';
    return below === '' ? [] : `${field.name} ${below}`;
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

export function allFieldsOf(typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not an object type.`);
  return allFields(type, depth);
}
