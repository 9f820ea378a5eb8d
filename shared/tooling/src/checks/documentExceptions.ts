import type { Exception } from './documents.ts';

/** Texts in documents that look like paths or names of the project but are not. */
export const DOCUMENT_EXCEPTIONS: readonly Exception[] = [
  { text: /^(?:\.cache|\.data|node_modules)\b/, reason: 'created by commands, not in the repository' },
  { text: /^(?:[\w<>-]+\/)?(?:dist|test-results)\//, reason: 'output of builds and browser tests' },
  { text: /^(?:web|node)\/$/, reason: 'the two folders of a release' },
  { text: /^(?:(?:release|sbom)\.json|remoteEntry\.js)$/, reason: 'files of a release' },
];
