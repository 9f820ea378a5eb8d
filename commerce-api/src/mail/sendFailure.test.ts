import { sendFailureOf } from './sendFailure.ts';

test('a refused recipient is a refusal, told without the address', () => {
  const error = Object.assign(new Error("Can't send mail"), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    permanent: true,
    response: '550 5.1.1 <karin@example.se>: unknown here',
  });

  expect(sendFailureOf(error)).toEqual({
    kind: 'refused',
    words: 'EENVELOPE RCPT TO 550 5.1.1 <(address)>: unknown here',
  });
});

test.each<[string, object, string]>([
  ['a server that is not there', { code: 'ESOCKET', command: 'CONN' }, 'away'],
  ['a wrong password', { code: 'EAUTH', permanent: true }, 'away'],
  ['a full disk', { code: 'ENOSPC' }, 'away'],
  ['a database that went down', { code: '57P01' }, 'away'],
  ['a mailbox that is busy', { code: 'EENVELOPE', permanent: false }, 'postponed'],
  ['an address that cannot be one', { code: 'EENVELOPE' }, 'refused'],
  ['content that is not taken', { code: 'EMESSAGE', permanent: true }, 'refused'],
])('%s %j is %s', (_what, properties, kind) => {
  expect(sendFailureOf(Object.assign(new Error('no'), properties)).kind).toBe(kind);
});

test('a mail that cannot be written is refused, with the reason', () => {
  expect(sendFailureOf(new Error('No order for a@b.se here'))).toEqual({
    kind: 'refused',
    words: 'No order for (address) here',
  });
});
