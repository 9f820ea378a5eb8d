import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from '../src/graphql/printedSchema.ts';

const target = join(import.meta.dirname, '../../shared/runtime/src/contract/schema.graphql');
writeFileSync(target, printedSchema());
console.log(`Wrote ${target}`);
