import { providerAddress } from './providerAddress.ts';

test.each(['https://pay.provider.example/session/1', `${window.location.origin}/payments/sandbox/pay/1`])(
  '%s is a page of a provider',
  (address) => {
    expect(providerAddress(address)).toBe(address);
  },
);

test.each([null, '', '/payments', 'javascript:alert(1)', 'http://pay.provider.example', 'data:text/html,x'])(
  '%s is no page of a provider',
  (address) => {
    expect(providerAddress(address)).toBeNull();
  },
);
