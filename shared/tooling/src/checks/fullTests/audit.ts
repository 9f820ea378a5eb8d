import { execFile } from 'node:child_process';
import * as z from 'zod';
import { ROOT } from '../../project/root.ts';

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 50_000_000;
const SEVERE = ['high', 'critical'];

export type Audit =
  | { kind: 'ran'; packages: number; severe: string[] }
  /** The registry has no advisories, or was unreachable. */
  | { kind: 'unavailable'; reason: string };

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});
const errorSchema = z.object({ message: z.string() });

/** Queries the registry for known vulnerabilities of all dependencies that ship, so without devDependencies. */
export async function auditPackages(): Promise<Audit> {
  return auditFrom(
    await new Promise<string>((resolve) => {
      const options = { cwd: ROOT, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
      // The exit code only says that there are vulnerabilities. The report lists them.
      execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, output) => resolve(output));
    }),
  );
}

/** @param output of `npm audit --json` */
export function auditFrom(output: string): Audit {
  const json = jsonOf(output);
  const { data: report } = reportSchema.safeParse(json);
  if (!report) {
    const { data: error } = errorSchema.safeParse(json);
    // The address of a registry may be private, and the report is committed.
    const reason = error?.message.replace(/ - [A-Z]+ https?:\S+$/, '');
    return { kind: 'unavailable', reason: reason ?? 'npm audit wrote no report' };
  }
  return {
    kind: 'ran',
    packages: report.metadata.dependencies.prod,
    severe: Object.entries(report.vulnerabilities)
      .filter(([, { severity }]) => SEVERE.includes(severity))
      .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // npm failed before it wrote a report.
    return undefined;
  }
}
