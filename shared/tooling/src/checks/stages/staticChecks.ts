import path from 'node:path';

export interface Check {
  name: string;
  command: string[];
  /** True for a check whose output is worth reading when it has passed. */
  prints?: boolean;
}

const CHECKS = path.resolve(import.meta.dirname, '..');

/** Checks without a browser or a server: each takes less than a minute, and fails when it has nothing to read. */
export const STATIC_CHECKS: readonly Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'generated code is fresh', command: ['node', path.join(CHECKS, 'checkGenerated.ts')] },
  { name: 'unused code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'code that only tests use', command: ['knip', '--no-progress', '--production'] },
  { name: 'import borders', command: ['node', path.join(CHECKS, 'importBorders.ts')] },
  { name: 'words', command: ['cspell', 'lint', '--no-progress'] },
  {
    name: 'known vulnerabilities',
    command: ['node', path.join(CHECKS, 'checkAdvisories.ts')],
    prints: true,
  },
  { name: 'styles', command: ['stylelint', '{shell,mf-*,shared/*}/src/**/*.css'] },
];
