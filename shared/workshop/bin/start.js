// `npm start` on a fresh clone: install, then start the site on the project's own Node.js.
import { install, npm } from './install.js';

// Ctrl-C goes to the whole group; the site stops itself and says so.
process.on('SIGINT', () => {});
install();
npm(['run', '--silent', 'start:site']);
