/** Most findings that each figure of `npm run language` may have. Lower a limit when its figure has fallen, never raise it. */
export const LIMITS = { comments: 1807, testNames: 670, documents: 3, oldNames: 1380 };
