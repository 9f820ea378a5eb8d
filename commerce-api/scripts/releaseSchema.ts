import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from '../src/graphql/printedSchema.ts';

/** Makes the present schema the one that later changes are held to, so that no break needs to be allowed any more. */
const folder = join(import.meta.dirname, '../schema');
writeFileSync(join(folder, 'released.graphql'), printedSchema());
writeFileSync(join(folder, 'allowedBreaks.json'), '[]\n');
console.log(`Wrote ${join(folder, 'released.graphql')}`);
