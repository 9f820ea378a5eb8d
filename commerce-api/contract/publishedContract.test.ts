import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, parse, print, visit, type GraphQLSchema } from 'graphql';
import { typeDefs } from '../src/graphql/typeDefs.ts';
import { schemaShape } from './schemaShape.ts';

const published = readFileSync(join(process.cwd(), 'commerce-api/contract/merchant-api.graphql'), 'utf8');

/** Fields of the published mutation type that this API does not serve, and why. Types that only they need go with them. */
const NOT_SERVED: Record<string, string> = {
  addPackageToCart: 'The catalogue has no packages: a product made of others is a feature of its own.',
  updateCartGroup: 'Groups in a cart come from packages.',
  setCartShippingFee: 'Fees set by a delivery widget come with the first carrier that has one.',
};
const NEEDED_BY_THEM = ['CartGroupInputType', 'ProductPackageSelectionType'];

/** What our schema has beyond the published one, and why. A document that asks for it is refused elsewhere. */
const ADDITIONS: Record<string, string> = {
  'ObjectTypeDefinition ThemeSettingType':
    'A channel says whether its header and footer are light or dark; the published type has no place for it.',
  'ThemeSettingType.name: String!': 'as above',
  'ThemeSettingType.value: String': 'as above',
  'ChannelType.themeSettings: [ThemeSettingType]': 'as above',
};

const contract = buildSchema(
  print(
    visit(parse(published), {
      ObjectTypeDefinition: (type) =>
        type.name.value === 'GeinsMerchantApiMutation'
          ? { ...type, fields: (type.fields ?? []).filter(({ name }) => !(name.value in NOT_SERVED)) }
          : undefined,
      InputObjectTypeDefinition: ({ name }) => (NEEDED_BY_THEM.includes(name.value) ? null : undefined),
    }),
  ),
);
const ours = buildSchema(typeDefs().join('\n'));

test('a client of the published contract finds nothing broken', () => {
  expect(findBreakingChanges(contract, ours)).toEqual([]);
});

test('the schema has all of the published contract, as nullable, as strict and as deprecated', () => {
  const shape = new Set(schemaShape(ours));

  expect(schemaShape(contract).filter((line) => !shape.has(line))).toEqual([]);
});

test('what is added to the published contract is added on purpose', () => {
  const shape = new Set(schemaShape(contract));

  expect(schemaShape(ours).filter((line) => !shape.has(line))).toEqual(Object.keys(ADDITIONS).toSorted());
});

test('what is said not to be served is published and really missing', () => {
  const mutationsOf = (schema: GraphQLSchema) => Object.keys(schema.getMutationType()?.getFields() ?? {});

  expect(mutationsOf(buildSchema(published))).toEqual(expect.arrayContaining(Object.keys(NOT_SERVED)));
  expect(mutationsOf(ours).filter((name) => name in NOT_SERVED)).toEqual([]);
});
