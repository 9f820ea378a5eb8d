/** Compares the packages of the lockfiles with the copy of the advisories, without a network: no shipped package may be vulnerable. */
import { readAccepted, readCopy } from '../advisories/advisoryCopy.ts';
import { findVulnerabilities } from '../advisories/findVulnerabilities.ts';
import { findingsReport } from '../advisories/findingsReport.ts';
import { lockedPackages } from '../advisories/lockedPackages.ts';

const root = process.cwd();
const installed = lockedPackages(root);
const copy = readCopy(root);
const { hasPassed, lines } = findingsReport(copy, installed, findVulnerabilities(installed, copy, readAccepted(root)));
console.log(lines.join('\n'));
process.exitCode = hasPassed ? 0 : 1;
