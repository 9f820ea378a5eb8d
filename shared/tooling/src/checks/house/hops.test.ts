import { hopsOf } from './hops.ts';

const EXPOSES = { 'mf-a': { './Page': 'src/page/Page.tsx' } };
const PACKAGES = new Map([['@hemvaror/product-list', 'shared/product-list']]);

const hops = (files: Record<string, string>) => hopsOf(new Map(Object.entries(files)), EXPOSES, PACKAGES)[0]?.hops;

test('an expose whose loader imports the document has two hops', () => {
  const files = {
    'mf-a/src/page/Page.tsx': "import { Deep } from './Deep.tsx';",
    'mf-a/src/page/Page.loader.ts': "import { PageDocument } from './Page.generated.ts';",
  };

  expect(hops(files)).toBe(2);
});

test('every imported file is a hop, also through a package and a deferred import', () => {
  const files = {
    'mf-a/src/page/Page.tsx': "import { load } from './load.ts';",
    'mf-a/src/page/load.ts': "import { query } from '@hemvaror/product-list/query';",
    'shared/product-list/src/query.ts':
      'const documents = () => import(/* webpackChunkName: "x" */ \'./List.generated.ts\');',
  };

  expect(hops(files)).toBe(4);
});

test('importing fragment types does not count as a query', () => {
  const files = {
    'mf-a/src/page/Page.tsx':
      "import type { Page_productFragment } from './Page.generated.ts';\nimport { type Card_productFragment } from './Card.generated.ts';",
  };

  expect(hops(files)).toBeNull();
});
