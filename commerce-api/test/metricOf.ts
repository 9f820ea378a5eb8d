import type { Api } from './api.ts';

/** One value of `/-/metrics`, named with its labels in Prometheus format; 0 if it does not exist yet. */
export async function metricOf(api: Api, name: string): Promise<number> {
  const text = await (await api.get('/-/metrics')).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
