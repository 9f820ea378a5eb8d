import { organizationId } from './organizationId.ts';

// The public numbers of the tax agency and of Statistics Sweden.
test.each(['2021005448', '202100-5448', ' 202100-0837 '])('"%s" is an organization id', (value) => {
  expect(organizationId(value)).toBeNull();
});

test.each(['', '202100-548', '202100-5488', '20210-05489', '811228-9874', '16202100-5489', 'abc'])(
  '"%s" is not an organization id',
  (value) => {
    expect(organizationId(value)).toBe('validation.organizationId');
  },
);
