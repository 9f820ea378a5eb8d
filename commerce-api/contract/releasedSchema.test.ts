import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges } from 'graphql';
import * as z from 'zod';
import { typeDefs } from '../src/graphql/typeDefs.ts';

const allowedBreaks = z.array(z.strictObject({ change: z.string(), reason: z.string().min(1), date: z.iso.date() }));

const folder = join(process.cwd(), 'commerce-api/schema');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('schema/allowedBreaks.json lists exactly the breaking changes since the last release', () => {
  const breaks = findBreakingChanges(buildSchema(read('released.graphql')), buildSchema(typeDefs().join('\n')));
  const allowed = allowedBreaks.parse(JSON.parse(read('allowedBreaks.json')));

  expect(breaks.map(({ description }) => description).toSorted()).toEqual(
    allowed.map(({ change }) => change).toSorted(),
  );
});
