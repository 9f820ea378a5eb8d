// Jest setup file: the number of runs of every fast-check property without its own number.
const { configureGlobal } = require('fast-check');

const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) configureGlobal({ numRuns: runs });
