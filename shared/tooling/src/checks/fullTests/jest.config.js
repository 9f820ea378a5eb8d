/** The property tests with as many runs as PROPERTY_RUNS says, and the API tests. */
import path from 'node:path';
import base from '../../../../../jest.config.js';

export default {
  rootDir: path.resolve(import.meta.dirname, '../../../../..'),
  projects: base.projects.map((project) => ({
    ...project,
    setupFilesAfterEnv: [...(project.setupFilesAfterEnv ?? []), path.join(import.meta.dirname, 'propertyRuns.cjs')],
  })),
};
