import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from './printedSchema.ts';

test('the published schema equals the schema of the API; otherwise run npm run schema -w commerce-api', () => {
  const published = readFileSync(join(process.cwd(), 'shared/runtime/src/contract/schema.graphql'), 'utf8');

  expect(published).toBe(printedSchema());
});
