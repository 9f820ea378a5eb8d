import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { Kind, parse } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { storefrontOperations } from '../../test/storefrontOperations.ts';
import { configFrom } from '../platform/config/config.ts';
import { limits } from './limits.ts';
import { ListCosts } from './listCost.ts';
import { typeDefs } from './typeDefs.ts';

const operations = [...storefrontOperations];

/** The limits run before execution, so operations need not be executed. */
const stopBeforeExecution: Plugin = {
  onExecute: ({ setResultAndStopExecution }) => setResultAndStopExecution({ data: null }),
};

function serverUnder({ share }: { share: number }) {
  const { maxDepth, costLimit, maxAliases, maxTokens, maxDirectives } = limits;
  return createYoga({
    schema: createSchema({ typeDefs: typeDefs() }),
    logging: false,
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { ...maxDepth, n: maxDepth.n * share },
        costLimit: { ...costLimit, maxCost: costLimit.maxCost * share },
        maxAliases: { n: maxAliases.n * share },
        maxTokens: { n: maxTokens.n * share },
        maxDirectives: { n: maxDirectives.n * share },
      }),
      stopBeforeExecution,
    ],
  });
}

async function errorMessages(server: ReturnType<typeof serverUnder>, query: string): Promise<string[]> {
  const response = await server.fetch('http://api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors = [] }: { errors?: { message: string }[] } = await response.json();
  return errors.map(({ message }) => message);
}

test('all documents of the storefront are found', () => {
  expect(operations.length).toBeGreaterThan(25);
  expect(operations.map(([name]) => name)).toEqual(
    expect.arrayContaining(['mf-catalog/ListPage products', 'shared/runtime/Cart getCart']),
  );
});

const half = serverUnder({ share: 0.5 });

test.each(operations)('%s uses at most half of each limit', async (_name, text) => {
  expect(await errorMessages(half, text)).toEqual([]);
});

test('the limits reject operations deeper than those of the storefront', async () => {
  const deep = `{ getMenuAtLocation { menuItems ${'{ children '.repeat(13)} { id } ${'}'.repeat(13)} } }`;

  expect(await errorMessages(serverUnder({ share: 1 }), deep)).toEqual([expect.stringContaining('depth limit of 14')]);
});

const costs = new ListCosts(createSchema({ typeDefs: typeDefs() }));
const { graphqlCost } = configFrom({}).limits;

function costOf(text: string, variables: Record<string, unknown>): number {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation ? costs.of(document, operation, variables) : 0;
}

test.each(operations)('%s with the longest lists has at most half of the max cost', (_name, text) => {
  expect(costOf(text, { take: 200, takeFound: 200 })).toBeLessThanOrEqual(graphqlCost / 2);
});

const FIELDS =
  'products { productId name alias brand { name } unitPrice { sellingPriceIncVat regularPriceIncVat } skus { skuId name } }';

test.each([
  ['in the document', 'take: 200', {}],
  ['in a variable', 'take: $many', { many: 200 }],
  ['in the default of a variable', 'take: $max', {}],
])('28 lists of 200 products exceed the max cost, with the number %s', (_where, take, variables) => {
  const lists = Array.from({ length: 28 }, (_each, index) => `p${index}: products(${take}) { ${FIELDS} }`);
  const text = `query ($many: Int, $max: Int = 200) { ${lists.join(' ')} }`;

  expect(costOf(text, variables)).toBeGreaterThan(graphqlCost);
  expect(costOf(text.replaceAll(/take: \S+\)/g, 'take: 1)'), variables)).toBeLessThan(graphqlCost);
});

test('a list in a fragment counts once per spread', () => {
  const text = (spreads: string) =>
    `{ ${spreads} } fragment F on GeinsMerchantApiQuery { products(take: 10) { products { name } } }`;

  expect(costOf(text('...F'), {})).toBe(2 + 10 * 3);
  expect(costOf(text('...F ...F'), {})).toBe(2 * (2 + 10 * 3));
});
