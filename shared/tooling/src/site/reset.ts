/** `npm run reset`: removes the data folder; the next start seeds a new database. Builds and dependencies stay. */
import { rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isPortFree } from './ports.ts';
import { ROOT } from '../project/root.ts';
import { readSettings } from '../project/settings.ts';

const envFile = path.join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { dataDir, apiPort } = readSettings(process.env);
if (!(await isPortFree(apiPort))) {
  console.error(`commerce-api is running on port ${apiPort}. Stop the site (Ctrl-C), then reset.`);
  process.exit(1);
}
const relative = path.relative(ROOT, dataDir);
if (relative === '' || relative.startsWith('..')) {
  console.error(`The data folder ${dataDir} is outside of the project. Remove it by hand if it is no longer needed.`);
  process.exit(1);
}
await rm(dataDir, { recursive: true, force: true });
console.log(`Removed ${dataDir}. The next npm start seeds a new database.`);
