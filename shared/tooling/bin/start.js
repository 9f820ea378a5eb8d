// `npm start` on a fresh clone: install, then start the site on the project's own Node.js.
import { install, npm } from './install.js';

// Ctrl-C is sent to the whole process group; the site stops and prints a message.
process.on('SIGINT', () => {});
await install();
npm(['run', '--silent', 'start:site']);
