import { globSync } from 'node:fs';
import path from 'node:path';
import type { KnipConfig } from 'knip';
import type { RemoteDefinition } from './shared/platform/src/contract/defineRemote.ts';

/** Files beside the sources that only tests and the workshop run. */
const TEST_SUPPORT = ['!**/*.{test,examples}.{ts,tsx}!', '!**/{testing,examples}/**!'];
const SHIPPED = ['src/**/*.{ts,tsx}!', ...TEST_SUPPORT];
const NOT_SHIPPED = ['**/*.{ts,tsx,js,cjs,mjs}'];

/** Messages are exposed by language, and loaders and actions belong to the page of their name. */
const LOADED_BY_NAME = ['src/messages/*.ts', 'src/**/*.{loader,action}.ts'];

const remotes = await Promise.all(
  globSync('mf-*', { cwd: import.meta.dirname }).map(async (remote) => [remote, await workspaceOf(remote)] as const),
);

/**
 * Entries are files that a command, a tool or a bundler loads by path. Patterns of code that is shipped end in `!`: `knip --production`
 * follows them alone, so it reports code that only tests, examples, benchmarks or the workshop use. Test support is in a folder
 * `testing`; an export of a package for the tests, examples or builds of others has the tag
 * `@internal`.
 */
export default {
  ignoreWorkspaces: ['e2e!', 'shared/testing!', 'shared/tooling!'],
  ignoreExportsUsedInFile: true,
  // The template of new remotes is copied, not imported.
  ignore: ['**/*.generated.ts', 'shared/tooling/src/generate/template/**'],
  ignoreDependencies: ['cspell', 'lightningcss', 'oxlint', 'oxlint-tsgolint'],
  // The edge needs openssl, too (deploy/edge/certificate.sh). Playwright belongs to e2e and the tooling.
  ignoreBinaries: ['openssl', 'playwright'],
  // Jest reads this path from the project's root, knip from the test's folder.
  ignoreUnresolved: ['./shared/testing/jest/browserEnvironment.cjs'],
  // Webpack collects the examples. Tools read the default exports of their configurations, loaders and reporters, and codegen the
  // export `plugin`. Types of a JavaScript file are used with it.
  ignoreIssues: {
    'shared/*/src/**/*.examples.tsx': ['exports'],
    'shared/tooling/src/{checks,ui-workshop}/**/{webpack.config.ts,jest.config.js,*.cjs,*Reporter.ts}': ['exports'],
    'shared/tooling/src/generate/graphql/{documentsInBothForms,optionalTypes}.ts': ['exports'],
    'shared/testing/testLimits.d.ts': ['exports'],
  },
  workspaces: {
    '.': { entry: ['deploy/{assert-locked,load}.mjs'], project: NOT_SHIPPED },
    'commerce-api': {
      entry: ['{scripts/*,src/admin/cli}.ts!', 'test/{testServer,markers}.ts'],
      project: [...SHIPPED, '{bench,scripts,seed,test}/**/*.ts'],
    },
    e2e: { entry: ['playwright.{full,screenshots}.config.ts', 'screenshots/*.spec.ts'], project: NOT_SHIPPED },
    shell: { project: SHIPPED },
    'shared/*': { includeEntryExports: true, project: SHIPPED },
    'shared/platform': {
      includeEntryExports: true,
      entry: ['src/registry/main.ts!', 'src/testing/patch-probe/{host,run}.ts'],
      project: SHIPPED,
    },
    'shared/ui': { includeEntryExports: true, entry: ['src/**/*.examples.tsx'], project: SHIPPED },
    'shared/commerce-ui': { includeEntryExports: true, entry: ['src/**/*.examples.tsx'], project: SHIPPED },
    'shared/testing': { includeEntryExports: true, project: NOT_SHIPPED },
    'shared/tooling': {
      includeEntryExports: true,
      project: NOT_SHIPPED,
      entry: [
        'src/bench/measure/calibrationWorker.ts',
        'src/build/{devClient,devHook}.cjs',
        'src/checks/{checkAdvisories,checkGenerated,figures,importBorders}.ts',
        'src/checks/fullTests/jest.config.js',
        'src/checks/fullTests/propertyRuns.cjs',
        'src/checks/reporters/*.ts',
        'src/generate/graphql/{documentsInBothForms,optionalTypes}.ts',
        'src/generate/renderIcons.ts',
        'src/release/{buildApp,stack/createKeys,stack/releaseImages}.ts',
        'src/ui-workshop/{main.tsx,forcedStateLoader.cjs}',
      ],
    },
    ...Object.fromEntries(remotes),
  },
} satisfies KnipConfig;

async function workspaceOf(folder: string) {
  const cwd = path.join(import.meta.dirname, folder);
  const { remote }: { remote: RemoteDefinition } = await import(path.join(cwd, 'federation.config.ts'));
  const benches = globSync('bench/*.ts', { cwd });
  const shipped = ['federation.config.ts', ...Object.values(remote.exposes), ...globSync(LOADED_BY_NAME, { cwd })];
  return {
    entry: [...shipped.map((file) => `${file}!`), ...benches],
    project: SHIPPED,
    // Benches use the browser of the tooling; a remote does not depend on it.
    ignoreDependencies: benches.length > 0 ? ['@playwright/test'] : [],
  };
}
