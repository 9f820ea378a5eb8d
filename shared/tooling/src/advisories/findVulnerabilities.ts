import type { AcceptedAdvisory, Advisory, AdvisoryCopy, VersionRange } from './advisoryCopy.ts';
import { compareVersions } from './compareVersions.ts';
import type { LockedPackage } from './lockedPackages.ts';

/** Severities that must not ship. An unknown one may be critical. */
const SEVERE: ReadonlySet<Advisory['severity']> = new Set(['high', 'critical', 'unknown']);

export interface Vulnerability {
  installed: LockedPackage;
  advisory: Advisory;
}

export interface Findings {
  /** Names in a lockfile that the source was not queried for. */
  unknownNames: string[];
  /** High or critical, in a package that ships, and not accepted: each fails the check. */
  severe: Vulnerability[];
  /** All others: of tools, of lower severity, or accepted. */
  others: Vulnerability[];
  /** Entries of the list that accept nothing now, because they have ended or concern no installed version. */
  needless: AcceptedAdvisory[];
}

/** Compares the installed packages with the copy of the advisories. Reads no clock: the copy's own day decides what has ended. */
export function findVulnerabilities(
  installed: readonly LockedPackage[],
  { packages, advisories, refreshed }: AdvisoryCopy,
  accepted: readonly AcceptedAdvisory[],
): Findings {
  const known = new Set(packages);
  const byName = Map.groupBy(advisories, (advisory) => advisory.package);
  const found = installed.flatMap((item) =>
    (byName.get(item.name) ?? [])
      .filter((advisory) => isAffected(item.version, advisory))
      .map((advisory) => ({ installed: item, advisory })),
  );
  const shipped = found.filter(({ installed: { ships }, advisory }) => ships && SEVERE.has(advisory.severity));
  const valid = accepted.filter(
    (entry) => (refreshed === null || refreshed <= entry.until) && shipped.some((one) => concerns(entry, one)),
  );
  const severe = shipped.filter((one) => !valid.some((entry) => concerns(entry, one)));
  return {
    unknownNames: [...new Set(installed.map(({ name }) => name))].filter((name) => !known.has(name)).toSorted(),
    severe,
    others: found.filter((one) => !severe.includes(one)),
    needless: accepted.filter((entry) => !valid.includes(entry)),
  };
}

function isAffected(version: string, { ranges, versions = [] }: Advisory): boolean {
  return versions.includes(version) || ranges.some((range) => isWithin(version, range));
}

function isWithin(version: string, { introduced, fixed, lastAffected }: VersionRange): boolean {
  if (compareVersions(version, introduced) < 0) return false;
  if (fixed !== undefined) return compareVersions(version, fixed) < 0;
  return lastAffected === undefined || compareVersions(version, lastAffected) <= 0;
}

function concerns(entry: AcceptedAdvisory, { advisory }: Vulnerability): boolean {
  return entry.id === advisory.id && entry.package === advisory.package;
}
