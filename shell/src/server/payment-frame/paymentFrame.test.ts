import { fastify } from 'fastify';
import { readEnvironment } from '../settings/settings.ts';
import { servePaymentFrame } from './paymentFrame.ts';

async function frame(variables: Record<string, string> = {}) {
  const app = fastify();
  servePaymentFrame(app, readEnvironment({ SHELL_RELEASE_DIR: '/x', ...SITES, ...variables }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/payment-frame`);
  const body = await response.text();
  await app.close();
  return { body, policy: String(response.headers.get('content-security-policy')).split('; ') };
}

const SITES = { SITE_ORIGIN_SV: 'https://hemvist.example', SITE_ORIGIN_EN: 'https://en.hemvist.example' };

test('the document of a payment form has an opaque origin, and only the shop may frame it', async () => {
  const { policy, body } = await frame();

  const sandbox = policy.find((directive) => directive.startsWith('sandbox')) ?? '';
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-same-origin');
  expect(sandbox).not.toMatch(/allow-top-navigation( |$)/);
  expect(policy).toContain('frame-ancestors https://hemvist.example https://en.hemvist.example');
  expect(body).toContain('payment-frame');
});

test('the shop may frame it on http and on https', async () => {
  const { policy } = await frame({
    SITE_ORIGIN_SV: 'http://localhost:8080',
    SITE_ORIGIN_EN: 'http://localhost:8080',
    SITE_HTTPS_PORT: '8443',
  });

  expect(policy).toContain('frame-ancestors http://localhost:8080 https://localhost:8443');
});

test('without configured providers, a form loads nothing but pages of the shop', async () => {
  const { policy } = await frame();

  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "connect-src 'none'",
      'frame-src https://hemvist.example https://en.hemvist.example',
    ]),
  );
});

test('a configured provider may load its scripts, frames and data', async () => {
  const { policy } = await frame({ PAYMENT_FORM_ORIGINS: 'https://js.provider.example,https://eu.provider.example' });

  const providers = 'https://js.provider.example https://eu.provider.example';
  expect(policy).toEqual(
    expect.arrayContaining([`script-src 'unsafe-inline' ${providers}`, `connect-src ${providers}`]),
  );
});
