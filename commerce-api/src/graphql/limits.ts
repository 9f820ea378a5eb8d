/**
 * A test holds them to twice what the storefront's largest documents need. A fragment costs as much as its fields, and
 * adds no depth: how a client cuts its documents is its own affair.
 */
export const limits = {
  maxDepth: { n: 14, flattenFragments: true },
  costLimit: { maxCost: 25_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3, flattenFragments: true },
  maxAliases: { n: 30 },
  maxTokens: { n: 4_000 },
  maxDirectives: { n: 50 },
};
