// Servers under test wait as long as on a slow machine. A test of a limit passes it, or multiplies it by `timeLimit`.
process.env.TIME_FACTOR = '20';
