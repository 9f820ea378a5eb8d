import { limitScripts } from './limitScripts.ts';

type Rule = (text: string) => string | null;

function rules(): Record<string, Rule> {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  limitScripts('/remotes/mf-cart-checkout/');
  Reflect.deleteProperty(window, 'trustedTypes');
  const [name, created] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  return created;
}

test.each([
  ['/assets/1.0.0-a/main.js', true],
  ['http://localhost/remotes/mf-cart-checkout/1.0.0-a/web/1.js', true],
  ['/sw.js', true],
  ['/remotes/mf-search/1.0.0-a/web/1.js', false],
  ['/remotes/mf-cart-checkout/../mf-search/1.0.0-a/web/1.js', false],
  ['/assets/%2e%2e/graphql', false],
  ['//evil.example/assets/a.js', false],
  ['https://evil.example/remotes/mf-cart-checkout/a.js', false],
  ['data:text/javascript,1', false],
  ['blob:http://localhost/assets/1', false],
  ['/graphql', false],
])('a script from %s is allowed in the checkout: %s [OP-67]', (address, isAllowed) => {
  expect(rules()['createScriptURL']?.(address)).toBe(isAllowed ? address : null);
});

test('no markup and no code is allowed but that of React [OP-67]', () => {
  const { createHTML, createScript } = rules();

  expect(['', '<script></script>'].map((html) => createHTML?.(html))).toEqual(['', '<script></script>']);
  expect(['<b>x</b>', '<script>1</script>', ' '].map((html) => createHTML?.(html))).toEqual([null, null, null]);
  expect(createScript?.('1')).toBeNull();
});

test('a browser without Trusted Types runs the page all the same', () => {
  expect(() => limitScripts('/remotes/mf-cart-checkout/')).not.toThrow();
});
