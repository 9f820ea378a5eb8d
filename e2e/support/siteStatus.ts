import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { httpGet } from '@hemvaror/tooling/site/httpGet';
import type { RemoteName } from '@hemvaror/runtime/contract/contract';
import type { IsolatedSite } from './isolatedSite.ts';

const statusSchema = z.object({
  processes: z.array(
    z.object({
      pid: z.number(),
      live: z.record(z.string(), z.string()),
      failures: z.record(z.string(), z.string()),
      candidates: z.record(z.string(), z.object({ release: z.string(), share: z.number(), state: z.string() })),
    }),
  ),
});

type ProcessStatus = z.infer<typeof statusSchema>['processes'][number];

/** `/-/remotes`, requested again if the connection is lost: the process of the response may end. */
export async function statusOf(site: IsolatedSite): Promise<string> {
  const url = `${site.sv}/-/remotes`;
  return (await httpGet(url).catch(async () => httpGet(url))).body;
}

/** The releases of each process. */
export async function processesOf(site: IsolatedSite): Promise<ProcessStatus[]> {
  return statusSchema.parse(JSON.parse(await statusOf(site))).processes;
}

/** In how many processes a release is live. */
export async function liveIn(site: IsolatedSite, remote: RemoteName, release: string): Promise<number> {
  return (await processesOf(site)).filter(({ live }) => live[remote] === release).length;
}

/** In how many processes visitors get a release as the candidate of a remote. */
export async function candidateIn(site: IsolatedSite, remote: RemoteName, release: string): Promise<number> {
  return (await processesOf(site)).filter(({ candidates: { [remote]: candidate } }) => {
    return candidate?.release === release && candidate.state === 'live';
  }).length;
}

/** Lines of the shell's log. */
export async function shellLog(site: IsolatedSite): Promise<string[]> {
  return (await readFile(path.join(site.dataDir, 'logs/shell.log'), 'utf8')).split('\n');
}
