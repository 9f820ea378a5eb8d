// Jest setup file: every property of fast-check that names no number of its own runs this often.
const { configureGlobal } = require('fast-check');

const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) configureGlobal({ numRuns: runs });
