import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTE_NAMES } from '@hemvaror/runtime/routing/routeTable';

test('the route matrix of the long browser tests has exactly the routes of the route table', () => {
  const matrix = readFileSync(path.resolve(__dirname, '../../../../e2e/support/routeMatrix.ts'), 'utf8');
  const [, table = ''] = /ROUTES[^=]*= \{\n(.*?)\n\};/s.exec(matrix) ?? [];
  const names = [...table.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name = '']) => name);

  expect(names.toSorted()).toEqual([...ROUTE_NAMES].toSorted());
});
