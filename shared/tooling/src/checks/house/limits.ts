/** Maximum of each figure of `npm run house`, checked by `npm run verify`. Lower a limit when its figure has fallen. */
export const LIMITS: Readonly<Record<string, number>> = {
  'ways to do one thing': 13,
  'hops from address to query, worst': 2,
  'exposes with more than two hops': 0,
  'files that list the remotes': 1,
  'files that name a setting, worst': 3,
  'upward imports in shell': 0,
  'upward imports in commerce-api': 0,
  'import circles across folders': 0,
  'workspaces besides remotes': 10,
  'suppressions per 1,000 files': 13,
  'knip findings': 0,
};
