import * as z from 'zod';
import { advisorySchema, SEVERITIES, type Advisory, type VersionRange } from './advisoryCopy.ts';
import { compareVersions } from './compareVersions.ts';

const ECOSYSTEM = 'npm';
const MAX_SUMMARY = 160;

const textSchema = z.string().max(500);
const eventSchema = z.object({
  introduced: z.optional(textSchema),
  fixed: z.optional(textSchema),
  last_affected: z.optional(textSchema),
});
const affectedSchema = z.object({
  package: z.optional(z.object({ ecosystem: textSchema, name: textSchema })),
  ranges: z.optional(z.array(z.object({ type: textSchema, events: z.array(eventSchema).max(1_000) })).max(1_000)),
  versions: z.optional(z.array(textSchema).max(20_000)),
});

/** A record of the Open Source Vulnerability format (https://ossf.github.io/osv-schema/), with the fields that we use. */
export const osvRecordSchema = z.object({
  id: textSchema,
  modified: textSchema,
  withdrawn: z.optional(textSchema),
  summary: z.optional(z.string().max(10_000)),
  severity: z.optional(z.array(z.object({ type: textSchema, score: textSchema })).max(20)),
  affected: z.optional(z.array(affectedSchema).max(2_000)),
  database_specific: z.optional(z.nullable(z.object({ severity: z.optional(z.nullable(textSchema)) }))),
});

export type OsvRecord = z.infer<typeof osvRecordSchema>;

/**
 * The advisories of a record, one for each npm package that it concerns. None for a withdrawn record.
 *
 * @throws Error if a range has a version that cannot be compared
 */
export function advisoriesFrom(record: OsvRecord): Advisory[] {
  if (record.withdrawn !== undefined) return [];
  const affected = (record.affected ?? []).filter((entry) => entry.package?.ecosystem === ECOSYSTEM);
  const byName = Map.groupBy(affected, (entry) => entry.package?.name ?? '');
  const cvss = record.severity?.at(-1)?.score;
  return [...byName].map(([name, entries]) => {
    const versions = [...new Set(entries.flatMap((entry) => entry.versions ?? []))];
    return advisorySchema.parse({
      id: record.id,
      package: name,
      severity: severityOf(record),
      ...(cvss !== undefined && { cvss }),
      ranges: entries.flatMap((entry) => rangesOf(record.id, entry)),
      ...(versions.length > 0 && { versions }),
      summary: (record.summary ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SUMMARY),
      modified: record.modified,
    });
  });
}

function severityOf({ id, database_specific: details }: OsvRecord): Advisory['severity'] {
  // Records of malicious packages have no severity.
  if (id.startsWith('MAL-')) return 'critical';
  const severity = details?.severity?.toLowerCase();
  return SEVERITIES.find((known) => known === severity) ?? 'unknown';
}

function rangesOf(id: string, { ranges = [], versions = [] }: z.infer<typeof affectedSchema>): VersionRange[] {
  // npm has no other order of versions than that of Semantic Versioning. Ranges of commits do not concern installed packages.
  const used = ranges.filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM');
  if (used.length === 0) return versions.length > 0 ? [] : [{ introduced: '0' }];
  return used.flatMap(({ events }) => {
    const points = events.flatMap(({ introduced, fixed, last_affected: lastAffected }) => [
      ...(introduced === undefined ? [] : [{ introduced }]),
      ...(fixed === undefined ? [] : [{ fixed }]),
      ...(lastAffected === undefined ? [] : [{ lastAffected }]),
    ]);
    assertVersions(id, points.map(versionOf));
    return rangesBetween(points.toSorted((a, b) => compareVersions(versionOf(a), versionOf(b))));
  });
}

type Point = { introduced: string } | { fixed: string } | { lastAffected: string };

/** An end without a start before it ends nothing. Of two starts without an end between them, the first one counts. */
function rangesBetween(points: readonly Point[]): VersionRange[] {
  const found: VersionRange[] = [];
  let open: string | undefined;
  for (const point of points) {
    if ('introduced' in point) open ??= point.introduced;
    else if (open !== undefined) {
      found.push({ introduced: open, ...point });
      open = undefined;
    }
  }
  return open === undefined ? found : [...found, { introduced: open }];
}

function versionOf(point: Point): string {
  if ('introduced' in point) return point.introduced;
  return 'fixed' in point ? point.fixed : point.lastAffected;
}

/** Otherwise the error would be that of the check, without the id. */
function assertVersions(id: string, versions: readonly string[]): void {
  try {
    for (const version of versions) compareVersions(version, '0.0.0');
  } catch (error) {
    throw new Error(`${id} has a range that cannot be read.`, { cause: error });
  }
}
