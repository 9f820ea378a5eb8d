/** Fails when `npm run generate` changes a file: a declaration, the schema or a document changed without it. */
import { generateAll } from '../generate/generateAll.ts';

const stale = await generateAll();
if (stale.length > 0) {
  console.error(`Out of date, now written anew; commit them:\n${stale.join('\n')}`);
  process.exit(1);
}
