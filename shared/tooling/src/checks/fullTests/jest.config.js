/** The property tests with PROPERTY_RUNS runs each, and the API tests. */
import path from 'node:path';
import base from '../../../../../jest.config.js';

export default {
  ...base,
  rootDir: path.resolve(import.meta.dirname, '../../../../..'),
  projects: base.projects.map((project) => ({
    ...project,
    setupFilesAfterEnv: [...(project.setupFilesAfterEnv ?? []), path.join(import.meta.dirname, 'propertyRuns.cjs')],
  })),
};
