/** A test holds them to twice what the storefront's largest documents need. */
export const limits = {
  maxDepth: { n: 14 },
  costLimit: { maxCost: 25_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3 },
  maxAliases: { n: 30 },
  maxTokens: { n: 4_000 },
  maxDirectives: { n: 50 },
};
