import type { AdvisoryCopy } from './advisoryCopy.ts';
import { advisoriesFrom, type OsvRecord } from './osvRecord.ts';

/**
 * Creates the copy of the records that concern these packages, sorted.
 *
 * @param refreshed day, such as `2026-11-30`
 */
export function createCopy(
  names: readonly string[],
  records: readonly OsvRecord[],
  source: string,
  refreshed: string,
): AdvisoryCopy {
  const packages = [...new Set(names)].toSorted();
  const known = new Set(packages);
  return {
    source,
    license: 'CC-BY-4.0',
    attribution:
      'GitHub Advisory Database (https://github.com/github/advisory-database) and OSV (https://osv.dev), shortened',
    refreshed,
    packages,
    advisories: records
      .flatMap(advisoriesFrom)
      .filter((advisory) => known.has(advisory.package))
      .toSorted((a, b) => compareTexts(a.package, b.package) || compareTexts(a.id, b.id)),
  };
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
