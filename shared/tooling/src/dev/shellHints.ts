import * as z from 'zod';

const healthSchema = z.object({ release: z.string() });

interface ShellProbe {
  /** The remote's folder. */
  name: string;
  /** Address of the served remote. */
  address: string;
  /** Origin of the shell that should load it. */
  shellUrl: string;
  /** Release id of the local shell sources. */
  shellRelease: string;
}

/** Formats the next steps for the developer: the link, and problems of the shell that would block it. */
export async function shellHints({ name, address, shellUrl, shellRelease }: ShellProbe): Promise<string> {
  const link = `${shellUrl}/-/override?${new URLSearchParams({ [name]: address }).toString()}`;
  return [
    '',
    `Open this link to see it in the shop, in your browser only, until you press Reset:`,
    '',
    `  ${link}`,
    '',
    ...(await findBlockers(shellUrl, shellRelease)),
    'Edits update open pages and the server-rendered HTML. Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

async function findBlockers(shellUrl: string, shellRelease: string): Promise<string[]> {
  const health = await probe(`${shellUrl}/-/health`);
  if (!health) return [`No shell responds at ${shellUrl}. Run npm start, or set SHELL_URL to another shell.`, ''];
  const page = await probe(`${shellUrl}/-/override`);
  if (page?.status === 404) {
    return ['The shell refuses overrides. Start it with DEV_OVERRIDE_ORIGINS=loopback, as npm start does.', ''];
  }
  const { data } = healthSchema.safeParse(await health.json().catch(() => undefined));
  if (data && data.release !== shellRelease && data.release !== 'dev') {
    return [
      `The shell runs release ${data.release}, your sources are release ${shellRelease}. An edit reloads the page. ` +
        'For hot updates, restart the shell from these sources.',
      '',
    ];
  }
  return [];
}

async function probe(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
}
