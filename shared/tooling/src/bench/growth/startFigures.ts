import { operationText } from '../api/documents.ts';
import { runOperation } from '../api/runOperation.ts';
import { startApi } from '../api/startApi.ts';
import type { Figures } from '../measure/pairs.ts';
import { residentMb } from '../residentMb.ts';
import type { Catalog } from './catalogs.ts';
import { growthCases } from './growthCases.ts';

/** Operations of the first calls: those of pages that visitors open. */
export const FIRST_CALLS = ['front', 'list', 'product', 'search', 'suggestions'];

/**
 * Starts the API and sends each operation once.
 *
 * @returns `startS`, `startCpuS` and `megabytes` when it is ready; the time of each first call in ms, by its name
 */
export async function startFigures({ products, dataDir, env }: Catalog): Promise<Figures> {
  const api = await startApi(dataDir, env);
  try {
    const megabytes = residentMb(api.pid);
    const first: Record<string, number> = {};
    for (const { name, file, operation, variables } of growthCases(products)) {
      if (!FIRST_CALLS.includes(name)) continue;
      const input = await variables(api.origin);
      first[name] = (await runOperation(api.origin, operationText(file, operation), input)).milliseconds;
    }
    const startCpuS = api.startCpuMs === null ? null : api.startCpuMs / 1000;
    return { startS: api.startMs / 1000, startCpuS, megabytes, ...first };
  } finally {
    await api.stop();
  }
}
