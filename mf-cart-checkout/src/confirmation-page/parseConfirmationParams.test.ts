import { parseConfirmationParams } from './parseConfirmationParams.ts';

const asked = (query: string) => parseConfirmationParams(new URLSearchParams(query));

test('our own checkout names order, cart and mail address', () => {
  expect(asked('cartid=abc&oid=104218&email=astrid%40hemvist.example')).toEqual({
    id: '104218',
    paymentType: 'STANDARD',
    cartId: 'abc',
    email: 'astrid@hemvist.example',
  });
});

test.each([
  ['sid', 'SVEA'],
  ['kid', 'KLARNA'],
  ['wid', 'WALLEY'],
  ['aid', 'AVARDA'],
])('%s comes from %s', (key, paymentType) => {
  expect(asked(`${key}=7&cartid=abc`)).toMatchObject({ id: '7', paymentType });
});

test('something else in place of a mail address is not shown', () => {
  expect(asked('oid=1&email=Ring+oss+på+070')?.email).toBeNull();
});

test('an address that names no order asks for none', () => {
  expect(asked('')).toBeNull();
  expect(asked('oid=')).toBeNull();
});
