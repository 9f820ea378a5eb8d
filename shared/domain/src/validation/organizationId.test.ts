import { organizationId, organizationIdFrom } from './organizationId.ts';

// The public numbers of the tax agency and of Statistics Sweden.
test.each(['2021005448', '202100-5448', ' 202100-0837 '])('"%s" is an organization id', (value) => {
  expect(organizationId(value)).toBeNull();
});

test.each(['', '202100-548', '202100-5488', '20210-05489', '811328-9874', '18202100-5448', 'SE202100544802', 'abc'])(
  '"%s" is not an organization id',
  (value) => {
    expect(organizationId(value)).toBe('validation.organizationId');
  },
);

test.each([
  ['2021005448', '202100-5448'],
  ['202100 5448', '202100-5448'],
  ['202100\u20135448', '202100-5448'],
  ['16202100-5448', '202100-5448'],
  ['16 2021005448', '202100-5448'],
  ['SE202100544801', '202100-5448'],
  ['se 202100-5448 01', '202100-5448'],
])('the organization number of "%s" is %s', (text, canonical) => {
  expect(organizationIdFrom(text)).toBe(canonical);
});

test.each(['811228-9874', '8112289874', '19811228-9874', '811228 9874', 'SE811228987401'])(
  'the personal number "%s" is the number of a sole trader',
  (text) => {
    expect(organizationIdFrom(text)).toBe('19811228-9874');
  },
);
