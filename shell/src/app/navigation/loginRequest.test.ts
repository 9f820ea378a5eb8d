import { isLoginRequested, loginRequestPath, pageAfterLogin } from './loginRequest.ts';

const ORIGIN = 'http://localhost:3000';
const searchOf = (path: string) => new URL(path, ORIGIN).search;

test('only action=login requests the login [ROUTE-49]', () => {
  expect(isLoginRequested('?action=login')).toBe(true);
  expect(isLoginRequested('?action=cart')).toBe(false);
  expect(isLoginRequested('')).toBe(false);
});

test('the requested page opens after the login, with its query', () => {
  const search = searchOf(loginRequestPath('/en', '/en/my-account/orders?page=2&q=a%26b'));

  expect(isLoginRequested(search)).toBe(true);
  expect(pageAfterLogin(search, ORIGIN)).toBe('/en/my-account/orders?page=2&q=a%26b');
});

test.each([
  'https://shop.example/',
  '//shop.example/',
  '/\\shop.example/',
  '\\/shop.example',
  '/.//shop.example',
  'javascript:alert(1)',
  'mina-sidor',
  '',
])('no page of another origin opens after the login: %s', (next) => {
  expect(pageAfterLogin(searchOf(loginRequestPath('/', next)), ORIGIN)).toBeNull();
});

test('without action=login, no page opens', () => {
  expect(pageAfterLogin('?next=/mina-sidor/ordrar', ORIGIN)).toBeNull();
});
