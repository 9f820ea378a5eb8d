import * as z from 'zod';

const healthSchema = z.object({ release: z.string() });

interface ShellProbe {
  /** The remote's folder. */
  name: string;
  /** Where the remote is served. */
  address: string;
  /** Origin of the shell that is to show it. */
  shellUrl: string;
  /** Id of the shell release that the sources here give. */
  shellRelease: string;
}

/** What a developer does next: the link, and what stands in its way. */
export async function shellHints({ name, address, shellUrl, shellRelease }: ShellProbe): Promise<string> {
  const link = `${shellUrl}/-/override?${new URLSearchParams({ [name]: address }).toString()}`;
  return [
    '',
    `Open this to see it in the shop: in your browser alone, until you press Reset.`,
    '',
    `  ${link}`,
    '',
    ...(await findBlockers(shellUrl, shellRelease)),
    'Edits show in open pages and in what the server renders. Ctrl-C stops it.',
    '',
  ].join('\n');
}

async function findBlockers(shellUrl: string, shellRelease: string): Promise<string[]> {
  const health = await probe(`${shellUrl}/-/health`);
  if (!health)
    return [`Nothing answers at ${shellUrl} yet: npm start, or set SHELL_URL to the shell that you use.`, ''];
  const page = await probe(`${shellUrl}/-/override`);
  if (page?.status === 404) {
    return ['That shell refuses overrides: start it with DEV_OVERRIDE_ORIGINS=loopback, as npm start does.', ''];
  }
  const { data } = healthSchema.safeParse(await health.json().catch(() => undefined));
  if (data && data.release !== shellRelease && data.release !== 'dev') {
    return [
      `That shell runs release ${data.release}, the sources here give ${shellRelease}. An edit loads the page anew; ` +
        'start the shell again from these sources, and components are refreshed in place.',
      '',
    ];
  }
  return [];
}

async function probe(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
}
