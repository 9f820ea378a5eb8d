/** `npm run generate`: writes everything that is generated from declarations, and names the files that changed. */
import { generateAll } from './generateAll.ts';

const changed = await generateAll();
console.log(changed.length > 0 ? `Written:\n${changed.join('\n')}` : 'All generated files are up to date.');
