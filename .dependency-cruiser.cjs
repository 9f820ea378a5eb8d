// Who may import whom (docs/architecture.md). A test feeds this file one forbidden import of each kind.
const REMOTES = '^mf-(catalog|search|cart-checkout|account|content)/';
const APPS = '^(shell|mf-[a-z-]+|commerce-api)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remote-knows-remote',
      comment: 'Remotes meet through links, the store, the cart and slots.',
      severity: 'error',
      from: { path: '^(mf-[a-z-]+)/' },
      to: { path: '^mf-[a-z-]+/', pathNot: '^$1/' },
    },
    {
      name: 'remote-knows-shell',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-knows-remote',
      comment: 'The shell meets remotes by the registry, at run time.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: REMOTES },
    },
    {
      name: 'shared-knows-app',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/workshop/' },
      to: { path: APPS },
    },
    {
      name: 'storefront-knows-api',
      comment: 'They meet at the published schema and the auth protocol.',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z-]+|shared)/' },
      to: { path: '^commerce-api/' },
    },
    {
      name: 'api-knows-storefront',
      severity: 'error',
      from: { path: '^commerce-api/' },
      to: { path: '^(shell|mf-[a-z-]+|shared|e2e)/' },
    },
    {
      name: 'pure-package-knows-framework',
      severity: 'error',
      from: { path: '^shared/(domain|config)/', pathNot: '\\.test\\.' },
      to: { path: 'node_modules/(react|react-dom|redux|@reduxjs|react-redux|@apollo|react-router)' },
    },
    {
      name: 'e2e-knows-app',
      comment: 'The site is met through a browser only.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|mf-[a-z-]+|commerce-api|shared/(?!workshop|federation/src/registry))' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/|\\.generated\\.ts$|^e2e/\\.work' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
