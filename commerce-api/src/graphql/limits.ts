/**
 * Limits of operations. A test ensures that they are at least twice the needs of the largest storefront documents. A
 * fragment costs as much as its fields and adds no depth, so clients may use fragments freely.
 */
export const limits = {
  maxDepth: { n: 14, flattenFragments: true },
  costLimit: { maxCost: 25_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3, flattenFragments: true },
  maxAliases: { n: 30 },
  maxTokens: { n: 4_000 },
  maxDirectives: { n: 50 },
};
