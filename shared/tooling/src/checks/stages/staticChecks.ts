import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';

export interface Check {
  name: string;
  command: string[];
}

/** Checks without a browser or a server: each takes less than a minute. */
export const STATIC_CHECKS: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'generated code is fresh', command: ['node', 'shared/tooling/src/checks/checkGenerated.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'code that only tests use', command: ['knip', '--no-progress', '--production'] },
  {
    name: 'import borders',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'shared',
      'shell',
      'commerce-api',
      'e2e',
      ...REMOTE_NAMES,
    ],
  },
  { name: 'structure', command: ['node', 'shared/tooling/src/checks/house/house.ts', '--check'] },
  { name: 'language', command: ['node', 'shared/tooling/src/checks/language/language.ts', '--check'] },
  { name: 'styles', command: ['stylelint', '{shell,mf-*}/src/**/*.css', 'shared/*/src/**/*.css'] },
];
