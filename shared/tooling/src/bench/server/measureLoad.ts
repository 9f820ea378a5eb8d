import autocannon, { type Options, type Result } from 'autocannon';
import { processorTime } from '../../site/ready/processorTime.ts';
import { timeLimit } from '../../project/settings.ts';
import type { Figures } from '../measure/pairs.ts';
import type { Target } from '../targets.ts';

/** A request that is repeated. */
export interface Load {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Status of every response. */
  status: 200 | 304;
}

const CONNECTIONS = 8;
/** Fewer would not use all connections. */
const MIN_REQUESTS = 2 * CONNECTIONS;
/** A round with a failed request is repeated: a timeout of the API on a busy machine is not a figure of the shell. */
const MAX_ATTEMPTS = 4;
const WARM_UP_ROUNDS = 2;
const TIMEOUT_S = 60;
/** The end of a round is noticed after this time. */
const SAMPLE_MS = 10;

/** Warms up the target. @returns the number of requests that it serves in about this time */
export async function warmUp(target: Target, load: Load, seconds: number): Promise<number> {
  let requests = MIN_REQUESTS;
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    const { rate } = await measureLoad(target, load, requests);
    requests = Math.max(MIN_REQUESTS, Math.round((rate ?? 0) * seconds));
  }
  return requests;
}

/**
 * Requests one page repeatedly, over eight connections.
 *
 * @returns `rate` per second, `p50Ms`, `p975Ms`, `bytes` of a response with its headers; processor time of one request in ms
 *   as `cpuMs`, and as `<name>Ms` for each process of the target
 * @throws Error if every round has responses with another status, as their cost would be meaningless
 */
export async function measureLoad(target: Target, load: Load, requests: number): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const { figures, failures } = await oneRound(target, load, requests);
    if (failures.length === 0) return figures;
    if (attempt === MAX_ATTEMPTS)
      throw new Error(`${target.origin}${load.path} fails in ${MAX_ATTEMPTS} rounds: ${failures.join(', ')}.`);
  }
}

async function oneRound(
  { origin, pids }: Target,
  { path, headers, status }: Load,
  requests: number,
): Promise<{ figures: Figures; failures: string[] }> {
  const before = processorTimes(pids);
  const { result, errors } = await send({
    url: connectedOrigin(origin) + path,
    connections: CONNECTIONS,
    headers: { host: new URL(origin).host, ...headers },
    sampleInt: SAMPLE_MS,
    amount: requests,
    timeout: timeLimit(TIMEOUT_S),
  });
  const after = processorTimes(pids);
  const succeeded = status === 200 ? result['2xx'] : result['3xx'];
  const cpuMs = Object.fromEntries(
    Object.keys(pids).map((name) => [`${name}Ms`, ((after[name] ?? 0) - (before[name] ?? 0)) / succeeded]),
  );
  const times = Object.values(cpuMs);
  const figures = {
    rate: succeeded / result.duration,
    p50Ms: result.latency.p50,
    p975Ms: result.latency.p97_5,
    bytes: result.throughput.total / succeeded,
    cpuMs: times.length > 0 ? times.reduce((sum, ms) => sum + ms, 0) : null,
    ...cpuMs,
  };
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => code !== String(status));
  const failures = [...others.map(([code, { count = 0 }]) => `${count} × status ${code}`), ...errors];
  // A status that is neither reported as another nor as the expected one would divide by zero.
  return { figures, failures: failures.length === 0 && succeeded === 0 ? ['no response'] : failures };
}

/** @returns the messages of failed requests, too */
function send(options: Options): Promise<{ result: Result; errors: ReadonlySet<string> }> {
  return new Promise((resolve, reject) => {
    const errors = new Set<string>();
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve({ result, errors });
    });
    instance.on('reqError', ({ message }: Error) => errors.add(message));
  });
}

/** Node.js resolves no `*.localhost`, and `localhost` to either address, of which some servers listen on one only. */
function connectedOrigin(origin: string): string {
  return origin.replace(/\/\/([\w-]+\.)*localhost(?=:|$)/, '//127.0.0.1');
}

function processorTimes(pids: Target['pids']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(pids).map(([name, roots]) => [name, roots.reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0)]),
  );
}
