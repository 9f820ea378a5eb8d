/** Fails if `npm run generate` changes a file: it was not run after a change of a declaration, the schema or a document. */
import { generateAll } from '../generate/generateAll.ts';

const stale = await generateAll();
if (stale.length > 0) {
  console.error(`These generated files were out of date and have been updated. Commit them:\n${stale.join('\n')}`);
  process.exit(1);
}
