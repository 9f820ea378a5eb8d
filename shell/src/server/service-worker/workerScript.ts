import { createHash } from 'node:crypto';
import { inlineJson } from '../http/inlineJson.ts';
import { retireWorker } from './inline-scripts/retireWorker.ts';
import { runWorker } from './inline-scripts/runWorker.ts';
import type { WorkerSettings } from './workerSettings.ts';

/** The script of the service worker. Equal settings give an equal script, as browsers install every other one. */
export function workerScript(settings: Omit<WorkerSettings, 'version'>): string {
  const code = runWorker.toString();
  const version = createHash('sha256').update(code).update(JSON.stringify(settings)).digest('hex').slice(0, 12);
  const values: WorkerSettings = { ...settings, version };
  return `(${code})(self,${inlineJson(values)});\n`;
}

export const RETIRING_SCRIPT = `(${retireWorker.toString()})(self);\n`;
