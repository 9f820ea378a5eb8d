import { globSync } from 'node:fs';
import path from 'node:path';
import type { KnipConfig } from 'knip';

/**
 * Entries of a remote besides the exposes, which knip finds in `federation.config.ts`: messages are exposed by language,
 * loaders and actions by their file name, and benchmarks are started by path.
 */
const REMOTE_ENTRIES = ['src/messages/*.ts', 'src/**/*.{loader,action}.ts', 'bench/*.ts'];

/** Entries are files that a command, a tool or a bundler loads by path. */
export default {
  ignoreExportsUsedInFile: true,
  // The template of new remotes is copied, not imported.
  ignore: ['**/*.generated.ts', 'shared/tooling/src/generate/template/**'],
  ignoreDependencies: ['lightningcss', 'oxlint', 'oxlint-tsgolint'],
  // The edge needs openssl, too (deploy/edge/certificate.sh). Playwright belongs to e2e and the tooling.
  ignoreBinaries: ['openssl', 'playwright'],
  // Jest reads this path from the project's root, knip from the test's folder.
  ignoreUnresolved: ['./shared/testing/jest/browserEnvironment.cjs'],
  // Webpack collects the examples; webpack and Jest read the default exports of their configurations and loaders.
  ignoreIssues: {
    'shared/*/src/**/*.examples.tsx': ['exports'],
    'shared/tooling/src/{checks,ui-workshop}/**/{webpack.config.ts,jest.config.js,*.cjs}': ['exports'],
  },
  workspaces: {
    '.': { entry: ['deploy/{assert-locked,load}.mjs'] },
    'commerce-api': { entry: ['bench/bench.ts'] },
    e2e: { entry: ['playwright.{full,screenshots}.config.ts', 'screenshots/*.spec.ts'] },
    shell: { entry: ['src/server/releases/patch-probe/{host,run}.ts'] },
    'shared/*': { includeEntryExports: true },
    'shared/ui': { includeEntryExports: true, entry: ['src/**/*.examples.tsx'] },
    'shared/commerce-ui': { includeEntryExports: true, entry: ['src/**/*.examples.tsx'] },
    'shared/tooling': {
      includeEntryExports: true,
      entry: [
        'src/bench/measure/calibrationWorker.ts',
        'src/build/{devClient,devHook}.cjs',
        'src/checks/checkGenerated.ts',
        'src/checks/fullTests/jest.config.js',
        'src/checks/fullTests/propertyRuns.cjs',
        'src/generate/renderIcons.ts',
        'src/release/{buildApp,remoteRegistry}.ts',
        'src/ui-workshop/{main.tsx,forcedStateLoader.cjs}',
      ],
    },
    ...Object.fromEntries(
      globSync('mf-*', { cwd: import.meta.dirname }).map((remote) => [remote, workspaceOf(remote)]),
    ),
  },
} satisfies KnipConfig;

function workspaceOf(remote: string): { entry: string[]; ignoreDependencies: string[] } {
  const cwd = path.join(import.meta.dirname, remote);
  const entry = REMOTE_ENTRIES.filter((pattern) => globSync(pattern, { cwd }).length > 0);
  // Benches use the browser of the tooling; a remote does not depend on it.
  return { entry, ignoreDependencies: entry.includes('bench/*.ts') ? ['@playwright/test'] : [] };
}
