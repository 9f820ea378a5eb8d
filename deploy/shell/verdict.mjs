/**
 * Waits until every process of a shell has taken or refused a release, and prints what they say. Exit code 0 if it is live in all of
 * them, otherwise 1. `update.sh` runs it in the container of each shell:
 *
 *   docker exec -i <container> node --input-type=module - mf-search 0.2.0-1a2b3c4d 180 < deploy/shell/verdict.mjs
 */
import { setTimeout as wait } from 'node:timers/promises';

const [remote = '', release = '', seconds = '180'] = process.argv.slice(2);
const POLL_MS = 500;
/** Time in ms for which a refusal must stay: a shell tries a release again after 5 s. */
const REFUSAL_MS = 10_000;
const address = `http://127.0.0.1:${process.env.SHELL_PORT ?? '3000'}/-/remotes`;

let verdict = { isLive: false, text: 'The shell did not respond.' };
for (const endsAt = Date.now() + Number(seconds) * 1_000; Date.now() < endsAt; await wait(POLL_MS)) {
  const found = await ask().catch(() => undefined);
  verdict = found ?? verdict;
  if (found?.isFinal) break;
}
console.log(verdict.text);
process.exit(verdict.isLive ? 0 : 1);

/** @returns the verdict of all processes. It is final if no process can change it soon */
async function ask() {
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  const { processes } = await response.json();
  const live = processes.filter((each) => each.live[remote] === release).length;
  const isLive = live > 0 && live === processes.length;
  const count = `${release} is live in ${live} of ${processes.length} processes.`;
  const refused = processes.find(({ failures }) => failures[remote]?.startsWith(`${release}: `));
  if (!refused) return { isLive, isFinal: isLive, text: count };
  const isFinal = Date.now() - Date.parse(refused.refusedSince[remote]) >= REFUSAL_MS;
  return { isLive, isFinal, text: `${count} Refused: ${refused.failures[remote].slice(release.length + 2)}` };
}
