import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface ServerLoad {
  requestsPerSecond: number;
  p50Ms: number;
  p975Ms: number;
  errors: number;
  /** Processor time per request and process, in ms. */
  cpuMs: Record<string, number>;
}

const SECONDS = 8;
const CONNECTIONS = 8;
/** Of Linux: processor time is counted in hundredths of a second. */
const CLOCK_TICK_MS = 10;

/** Puts one address under load. @param processes name → pid, whose processor time is counted */
export async function measureLoad(
  url: string,
  host: string,
  processes: Record<string, number>,
  request: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string } = {},
): Promise<ServerLoad> {
  const options = { url, connections: CONNECTIONS, ...request, headers: { host, ...request.headers } };
  await autocannon({ ...options, duration: 2 });
  const before = cpuTimes(processes);
  const result = await autocannon({ ...options, duration: SECONDS });
  const after = cpuTimes(processes);

  const answered = result['2xx'];
  return {
    requestsPerSecond: Math.round((answered / result.duration) * 10) / 10,
    p50Ms: result.latency.p50,
    p975Ms: result.latency.p97_5,
    errors: result.errors + result.non2xx,
    cpuMs: Object.fromEntries(
      Object.keys(processes).map((name) => [
        name,
        Math.round((((after[name] ?? 0) - (before[name] ?? 0)) / Math.max(1, answered)) * 100) / 100,
      ]),
    ),
  };
}

function cpuTimes(processes: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, cpuMsOf(pid)]));
}

/** @returns user and system time of a process so far; 0 where there is no /proc */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
  } catch {
    return 0;
  }
}

/** @returns resident memory of a process in MB; 0 where there is no /proc */
export function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
