/**
 * Four kinds of tests, distinguished by file name, so that `npm run requirements` can group the results by kind:
 * unit `*.test.ts` (Node), component `*.test.tsx` (jsdom), api `*.api.test.ts` (requests against a real server).
 * The fourth, e2e, is Playwright's.
 */
import { POLL_TIMEOUT_MS, TEST_TIMEOUT_MS } from './shared/testing/testLimits.js';

const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, importAttributes: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        experimental: { keepImportAttributes: false },
      },
      module: { type: 'commonjs', importInterop: 'swc' },
    },
  ],
};

const shared = {
  rootDir: import.meta.dirname,
  transform,
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|kysely|@electric-sql|broadcast-channel|unload|p-queue|p-limit|yocto-queue|eventemitter3|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|content-disposition)/)',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/jest/cssModule.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.data/', '/e2e/\\.work/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
};

export default {
  testTimeout: TEST_TIMEOUT_MS,
  // At its end, a process writes the code that it has compiled, which takes long on a busy machine.
  workerGracefulExitTimeout: POLL_TIMEOUT_MS,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/shared/testing/jest/timeFactor.cjs'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.api\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: '<rootDir>/shared/testing/jest/browserEnvironment.cjs',
      setupFiles: ['<rootDir>/shared/testing/jest/timeFactor.cjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/setupComponent.ts'],
      testMatch: ['**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/commerce-api/test/buildApi.ts',
      testMatch: ['**/*.api.test.ts'],
    },
  ],
};
