// `npm test` on a fresh clone: install, then verify on the project's own Node.js.
import { install, npm } from './install.js';

await install();
npm(['run', '--silent', 'verify']);
