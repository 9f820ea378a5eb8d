import { sendFailureOf } from './sendFailure.ts';

test('a refused recipient is a refusal, reported without the address', () => {
  const error = Object.assign(new Error("Can't send mail"), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    permanent: true,
    response: '550 5.1.1 <karin@example.se>: unknown here',
  });

  expect(sendFailureOf(error)).toEqual({
    kind: 'refused',
    reason: 'EENVELOPE RCPT TO 550 5.1.1 <(address)>: unknown here',
  });
});

test.each<[string, object, string]>([
  ['an unreachable server', { code: 'ESOCKET', command: 'CONN' }, 'away'],
  ['a wrong password', { code: 'EAUTH', permanent: true }, 'away'],
  ['a full disk', { code: 'ENOSPC' }, 'away'],
  ['a database that was shut down', { code: '57P01' }, 'away'],
  ['a busy mailbox', { code: 'EENVELOPE', permanent: false }, 'postponed'],
  ['an invalid address', { code: 'EENVELOPE' }, 'refused'],
  ['rejected content', { code: 'EMESSAGE', permanent: true }, 'refused'],
])('%s %j is %s', (_title, properties, kind) => {
  expect(sendFailureOf(Object.assign(new Error('no'), properties)).kind).toBe(kind);
});

test('a mail that cannot be written is refused, with the reason', () => {
  expect(sendFailureOf(new Error('No order for a@b.se here'))).toEqual({
    kind: 'refused',
    reason: 'No order for (address) here',
  });
});
