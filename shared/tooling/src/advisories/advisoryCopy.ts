import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** From the project's folder. */
export const COPY_FILE = '.ci/advisories.json';
export const ACCEPTED_FILE = '.ci/accepted-advisories.json';

export const SEVERITIES = ['low', 'moderate', 'high', 'critical'] as const;

const versionSchema = z.string().min(1).max(100);

/** Versions from `introduced` on, to the one before `fixed` or to `lastAffected`. Without either: all later ones. */
const rangeSchema = z.object({
  introduced: versionSchema,
  fixed: z.optional(versionSchema),
  lastAffected: z.optional(versionSchema),
});

export type VersionRange = z.infer<typeof rangeSchema>;

export const advisorySchema = z.object({
  id: z.string().regex(/^[A-Z]+-[\w.-]{1,60}$/),
  /** Name in the npm registry. */
  package: z.string().min(1).max(214),
  /** `unknown` counts as severe. */
  severity: z.enum([...SEVERITIES, 'unknown']),
  /** Vector of the Common Vulnerability Scoring System. */
  cvss: z.optional(z.string().max(300)),
  ranges: z.array(rangeSchema).max(100),
  /** Single versions, which malicious releases have. */
  versions: z.optional(z.array(versionSchema).max(10_000)),
  summary: z.string().max(200),
  modified: z.string().max(40),
});

export type Advisory = z.infer<typeof advisorySchema>;

const copySchema = z.object({
  source: z.string(),
  license: z.string(),
  attribution: z.string(),
  /** Day of the last refresh; null before the first one. */
  refreshed: z.nullable(z.iso.date()),
  /** The names that the source was queried for, sorted. */
  packages: z.array(z.string().max(214)).max(20_000),
  advisories: z.array(advisorySchema).max(20_000),
});

/** The advisories of the packages of our lockfiles, as a file of the repository. */
export type AdvisoryCopy = z.infer<typeof copySchema>;

const acceptedSchema = z
  .array(
    z.object({
      id: z.string(),
      package: z.string(),
      /** Why the shop is not affected, or what prevents the update. */
      reason: z.string().min(20).max(500),
      /** Last day. A copy that is refreshed later does not accept the advisory. */
      until: z.iso.date(),
    }),
  )
  .max(100);

/** An advisory that concerns a shipped package, and that the team has decided to keep for a time. */
export type AcceptedAdvisory = z.infer<typeof acceptedSchema>[number];

/** @throws Error if the file does not exist or is not a copy */
export function readCopy(root: string): AdvisoryCopy {
  return copySchema.parse(readJson(root, COPY_FILE));
}

/** @throws Error if the file does not exist or has an entry without a reason or an end */
export function readAccepted(root: string): AcceptedAdvisory[] {
  return acceptedSchema.parse(readJson(root, ACCEPTED_FILE));
}

/** Formats a copy with one line for each package and advisory, so that a change is a short diff. */
export function formatCopy(copy: AdvisoryCopy): string {
  const { packages, advisories, ...head } = copySchema.parse(copy);
  const lines = (items: readonly unknown[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${[...fields, `  "packages": ${lines(packages)}`, `  "advisories": ${lines(advisories)}`].join(',\n')}\n}\n`;
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
