import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Mutations whose limit no shopper has to know, and why. */
const NEVER_SHOWN: Record<string, string> = {
  'mf-cart-checkout completeCart': 'The order exists, and the next visit completes the cart.',
  'shared/runtime mergeCart': 'The shopper keeps the cart of this browser.',
};

const workspaceOf = (file: string) => /^(shared\/)?[^/]+/.exec(file)?.[0] ?? '';

/** The mutations of the storefront, as `workspace name`. */
const mutations = globSync('{mf-*,shell,shared/*}/src/**/*.graphql', { cwd: ROOT })
  .filter((file) => !file.endsWith('schema.graphql'))
  .flatMap((file) =>
    parse(read(file)).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
        ? `${workspaceOf(file)} ${definition.name?.value}`
        : [],
    ),
  );

/** The mutations that a test of their workspace runs at a limit, by `atLimit` of the testing package. */
const tested = globSync('{mf-*,shell,shared/*}/src/**/*.test.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
  [...read(file).matchAll(/\batLimit\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => `${workspaceOf(file)} ${name}`),
  ),
);

test('each mutation of the storefront has a test of what the shopper reads at a limit', () => {
  const expected = new Set(mutations);
  expect(expected).toContain('shell subscribeToNewsletter');

  expect([...expected].filter((name) => !tested.includes(name) && !(name in NEVER_SHOWN)).toSorted()).toEqual([]);
  expect(Object.keys(NEVER_SHOWN).filter((name) => !expected.has(name))).toEqual([]);
});
