import { auditFrom } from './audit.ts';

const METADATA = { dependencies: { prod: 412 } };

test('only high and critical vulnerabilities are severe', () => {
  const vulnerabilities = {
    undici: { severity: 'high', range: '<7.0.0' },
    fastify: { severity: 'critical', range: '<5.0.0' },
    zod: { severity: 'moderate', range: '*' },
  };

  expect(auditFrom(JSON.stringify({ vulnerabilities, metadata: METADATA }))).toEqual({
    kind: 'ran',
    packages: 412,
    severe: ['undici <7.0.0: high', 'fastify <5.0.0: critical'],
  });
});

test.each([
  [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
  [JSON.stringify({ message: '404 Not Found - POST https://packages.example/-/npm/v1' }), '404 Not Found'],
  ['', 'npm audit wrote no report'],
  ['{}', 'npm audit wrote no report'],
])('an audit without a report is unavailable: %s', (output, reason) => {
  expect(auditFrom(output)).toEqual({ kind: 'unavailable', reason });
});
