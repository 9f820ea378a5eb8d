import type { AdvisoryCopy } from './advisoryCopy.ts';
import type { Findings, Vulnerability } from './findVulnerabilities.ts';
import type { LockedPackage } from './lockedPackages.ts';

const MAX_NAMES = 10;

/** What the check prints, and whether it has passed. */
export interface Report {
  hasPassed: boolean;
  lines: string[];
}

/** Formats the result of the comparison, with what to do about each part of it. */
export function findingsReport(
  { refreshed, source, advisories }: AdvisoryCopy,
  installed: readonly LockedPackage[],
  { unknownNames, severe, others, needless }: Findings,
): Report {
  if (refreshed === null) {
    const line =
      'NOT CHECKED: the copy of the advisories was never refreshed, so no package was compared. Run npm run advisories.';
    return { hasPassed: true, lines: [line] };
  }
  const shipped = installed.filter(({ ships }) => ships).length;
  const names = `${unknownNames.slice(0, MAX_NAMES).join(', ')}${unknownNames.length > MAX_NAMES ? ', …' : ''}`;
  const failures = [
    ...(unknownNames.length > 0
      ? [`${unknownNames.length} packages are not in the copy of the advisories: ${names}. Run npm run advisories.`]
      : []),
    ...severe.map((one) => `${asText(one)} Update it, or accept it in .ci/accepted-advisories.json with a reason.`),
    ...needless.map(
      ({ id, package: name, until }) =>
        `${id} of ${name} is accepted until ${until}, but has ended or concerns no shipped version. Remove the entry.`,
    ),
  ];
  return {
    hasPassed: failures.length === 0,
    lines: [
      ...failures,
      ...others.map((one) => `not a failure: ${asText(one)}`),
      `${shipped} shipped packages and ${installed.length - shipped} of tools, compared with ${advisories.length} advisories of ${source} on ${refreshed}`,
    ],
  };
}

function asText({ installed: { name, version, ships }, advisory: { id, severity, summary, ranges } }: Vulnerability) {
  const fixes = ranges.flatMap(({ fixed }) => fixed ?? []);
  const fix = fixes.length > 0 ? `fixed in ${fixes.join(', ')}` : 'no fixed version';
  return `${name} ${version}${ships ? '' : ' (tools)'}: ${id}, ${severity}, ${fix}: ${summary}.`;
}
