/** `npm run generate`: writes all generated files and lists those that changed. */
import { generateAll } from './generateAll.ts';

const changed = await generateAll();
console.log(changed.length > 0 ? `Written:\n${changed.join('\n')}` : 'All generated files are up to date.');
