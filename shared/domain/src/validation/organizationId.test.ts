import { organizationId } from './organizationId.ts';

// The tax agency's and Statistics Sweden's own numbers, which are public.
test.each(['2021005448', '202100-5448', ' 202100-0837 '])('"%s" is an organization id', (value) => {
  expect(organizationId(value)).toBeNull();
});

test.each(['', '202100-548', '202100-5488', '20210-05489', '811228-9874', '16202100-5489', 'abc'])(
  '"%s" is no organization id',
  (value) => {
    expect(organizationId(value)).toBe('validation.organizationId');
  },
);
