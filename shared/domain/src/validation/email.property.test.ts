import * as fc from 'fast-check';
import { email, emailFrom } from './email.ts';

const MAILBOX = fc
  .tuple(fc.stringMatching(/^[a-z\d][a-z\d_+-]{0,12}$/), fc.stringMatching(/^[a-z\d]{1,10}\.(?:se|example)$/))
  .map(([local, domain]) => `${local}@${domain}`);
const INVISIBLE = fc.constantFrom(
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202a',
  '\u2060',
  '\ufeff',
  '\u034f',
  '\u3164',
  '\u0000',
);

/** Another spelling of the same character. */
function spellings(character: string): fc.Arbitrary<string> {
  const wide = String.fromCharCode(character.charCodeAt(0) + 0xfee0);
  return fc.oneof(
    fc.constantFrom(character, character.toUpperCase(), wide),
    fc.tuple(fc.constant(character), INVISIBLE).map((parts) => parts.join('')),
  );
}

test('no two spellings of a mailbox have two canonical addresses', () => {
  const spelled = MAILBOX.chain((mailbox) =>
    fc.tuple(
      fc.constant(mailbox),
      fc.tuple(...Array.from(mailbox, spellings)).map((parts) => ` ${parts.join('')}\u00a0`),
    ),
  );

  fc.assert(fc.property(spelled, ([mailbox, text]) => expect(emailFrom(text)).toBe(mailbox)));
});

test('a sign around a mailbox or within it is refused', () => {
  const sign = fc.constantFrom('<', '>', '(', ')', '[', ']', '\\', ',', ';', ':', '"', '@', ' ', '\n');
  const marked = fc
    .tuple(MAILBOX, sign, fc.nat(), fc.boolean())
    .map(([mailbox, added, at, isAround]) => {
      const index = isAround ? 0 : 1 + (at % (mailbox.length - 1));
      return isAround ? `${added}${mailbox}${added}` : mailbox.slice(0, index) + added + mailbox.slice(index);
    })
    .filter((text) => text.trim() === text);

  fc.assert(fc.property(marked, (text) => emailFrom(text) === undefined));
});

test('a canonical address is its own canonical address', () => {
  const text = fc.oneof(
    fc.emailAddress(),
    fc.tuple(fc.string({ unit: 'grapheme' }), fc.domain()).map(([local, domain]) => `${local}@${domain}`),
    fc.tuple(fc.constant('a'), fc.string({ unit: 'grapheme' })).map(([local, label]) => `${local}@${label}.se`),
  );

  fc.assert(
    fc.property(text, (typed) => {
      const canonical = emailFrom(typed);

      expect(email(typed)).toBe(canonical === undefined ? 'validation.email' : null);
      if (canonical !== undefined) expect(emailFrom(canonical)).toBe(canonical);
    }),
  );
});
