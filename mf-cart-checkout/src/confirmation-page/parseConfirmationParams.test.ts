import { parseConfirmationParams } from './parseConfirmationParams.ts';

const parse = (query: string) => parseConfirmationParams(new URLSearchParams(query));

test('the address of a STANDARD order contains order id, cart id and email', () => {
  expect(parse('cartid=abc&oid=104218&email=astrid%40hemvist.example')).toEqual({
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
])('the key %s is the payment type %s', (key, paymentType) => {
  expect(parse(`${key}=7&cartid=abc`)).toMatchObject({ id: '7', paymentType });
});

test('text that is not an email address is ignored', () => {
  expect(parse('oid=1&email=Ring+oss+på+070')?.email).toBeNull();
});

test('an address without an order id returns null', () => {
  expect(parse('')).toBeNull();
  expect(parse('oid=')).toBeNull();
});
