import { buildSchema } from 'graphql';
import { schemaShape } from './schemaShape.ts';

const SDL = `
  type Query {
    item(id: ID!, take: Int = 10, sort: Sort, external: Boolean): Item
  }
  type Item { name: String! note: String }
  input Filter { text: String max: Int! = 5 }
  enum Sort { NEWEST OLDEST }
`;

test.each([
  ['an optional argument is missing', ', external: Boolean', ''],
  ['an argument is added', ', external: Boolean', ', external: Boolean, skip: Int'],
  ['an argument has another type', 'external: Boolean', 'external: Int'],
  ['an argument has another nullability', 'id: ID!', 'id: ID'],
  ['an argument has another default', 'take: Int = 10', 'take: Int = 20'],
  ['an argument has no default', 'take: Int = 10', 'take: Int'],
  ['an argument is deprecated', 'external: Boolean', 'external: Boolean @deprecated'],
  ['a field is missing', 'note: String', ''],
  ['a field has another nullability', 'name: String!', 'name: String'],
  ['a field is deprecated', 'note: String', 'note: String @deprecated'],
  ['an input field is missing', 'text: String', ''],
  ['an input field is added', 'text: String', 'text: String min: Int'],
  ['an input field has another type', 'text: String', 'text: ID'],
  ['an input field has another default', 'max: Int! = 5', 'max: Int! = 6'],
  ['an enum value is missing', 'NEWEST OLDEST', 'NEWEST'],
  ['an enum value is added', 'NEWEST OLDEST', 'NEWEST OLDEST BEST'],
  ['an enum value is deprecated', 'NEWEST OLDEST', 'NEWEST OLDEST @deprecated'],
])('the shape differs if %s', (_difference, from, to) => {
  expect(SDL).toContain(from);
  expect(schemaShape(buildSchema(SDL.replace(from, to)))).not.toEqual(schemaShape(buildSchema(SDL)));
});
