/** Most findings that each figure of `npm run language` may have. Lower a limit when its figure has fallen, never raise it. */
export const LIMITS = { comments: 0, testNames: 0, documents: 0, oldNames: 0 };
