import { securityText } from './securityText.ts';

const OPTIONS = {
  contact: 'security@hemvist.example',
  policy: undefined,
  origin: 'https://hemvist.example',
  languages: ['sv', 'en'] as const,
  now: new Date('2026-12-01T13:37:42.123Z'),
};

test('security.txt has contact, expiry, languages and its own address', () => {
  expect(securityText(OPTIONS)).toBe(
    [
      'Contact: mailto:security@hemvist.example',
      'Expires: 2027-05-30T00:00:00Z',
      'Preferred-Languages: sv, en',
      'Canonical: https://hemvist.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('the contact may be a form, and the policy is named', () => {
  const contact = 'https://hemvist.example/security';
  const text = securityText({ ...OPTIONS, contact, policy: 'https://hemvist.example/policy' });

  expect(text).toContain('Contact: https://hemvist.example/security\n');
  expect(text).toContain('\nPolicy: https://hemvist.example/policy\n');
});

test('a site on http has no canonical address', () => {
  expect(securityText({ ...OPTIONS, origin: 'http://localhost:3000' })).not.toContain('Canonical');
});

test('the text is the same all day, and valid for less than a year at every time of it', () => {
  const first = securityText({ ...OPTIONS, now: new Date('2026-12-01T00:00:00Z') });
  const last = securityText({ ...OPTIONS, now: new Date('2026-12-01T23:59:59.999Z') });
  const expires = Date.parse(/^Expires: (.*)$/m.exec(first)?.[1] ?? '');

  expect(last).toBe(first);
  expect(expires).toBeGreaterThan(Date.parse('2027-03-01T00:00:00Z'));
  expect(expires).toBeLessThan(Date.parse('2027-12-01T00:00:00Z'));
});
