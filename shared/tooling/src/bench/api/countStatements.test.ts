import { statementsIn } from './countStatements.ts';

const LINES = [
  '{"reqId":"id-1","url":"/graphql"}',
  '{"reqId":"id-2","statements":7}',
  '{"reqId":"id-1","statements":3}',
];

test('the statements of a request are those of its own line', () => {
  expect(statementsIn(`${LINES.join('\n')}\n`, 'id-1')).toBe(3);
});

test('a line that is not complete yet has no count', () => {
  expect(statementsIn(LINES.join('\n'), 'id-1')).toBeUndefined();
  expect(statementsIn('', 'id-1')).toBeUndefined();
});
