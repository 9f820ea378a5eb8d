// Stands in for a CSS Module: every class is called what the component calls it.
const classes = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
module.exports = { __esModule: true, default: classes };
