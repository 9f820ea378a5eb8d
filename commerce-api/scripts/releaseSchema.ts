import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from '../src/graphql/printedSchema.ts';

/** Makes the current schema the released one, with which later changes are compared, and clears the allowed breaks. */
const folder = join(import.meta.dirname, '../schema');
writeFileSync(join(folder, 'released.graphql'), printedSchema());
writeFileSync(join(folder, 'allowedBreaks.json'), '[]\n');
console.log(`Wrote ${join(folder, 'released.graphql')}`);
