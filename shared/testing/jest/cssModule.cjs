// Replaces a CSS Module: every class name is its key.
const classes = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
module.exports = { __esModule: true, default: classes };
