import { createHash } from 'node:crypto';
import type http from 'node:http';
import type { Page } from '@playwright/test';
import { localRequest } from '@hemvaror/tooling/site/localRequest';
import { newAddress, PASSWORD } from './shopper.ts';

/** Appended to passwords by every client of the auth service (AUTH-08). */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';
const API_KEY = 'storefront-demo-key';
const WEEK_S = 604_800;

interface AuthResponse {
  headers: http.IncomingHttpHeaders;
  body: { sign?: string; token?: string; maxAge?: number };
}

/**
 * Creates an account with the auth service, without a browser.
 *
 * @throws Error if the service refuses it
 */
export async function createCustomer(site: string, email: string): Promise<AuthResponse> {
  const { body } = await send(site, '/auth/register', { username: email });
  const signature = await send(site, `/auth/sign/${API_KEY}?identity=${encodeURIComponent(body.sign ?? '')}`);
  const password = createHash('sha384')
    .update(PASSWORD + SALT)
    .digest('base64');
  const registered = await send(site, '/auth/register', { username: email, password, signature: signature.body });
  if (registered.body.token === undefined)
    throw new Error(`No account for ${email}: ${JSON.stringify(registered.body)}`);
  return registered;
}

/**
 * Creates an account and logs it in, as the account panel does, which has its own tests (`Shopper`). The page stays without one of
 * the shop.
 *
 * @returns its email address
 */
export async function logInNewCustomer(page: Page, site: string, email = newAddress()): Promise<string> {
  const { headers, body } = await createCustomer(site, email);
  const cookies = {
    'ralph-auth': body.token,
    'apollo-token': body.token,
    'ralph-user': email,
    'ralph-user-maxage': WEEK_S,
  };
  const [refreshToken = ''] = (headers['set-cookie'] ?? []).filter((text) => text.includes('refresh-token='));
  const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(refreshToken) ?? [];
  const { hostname, protocol } = new URL(site);
  await page.context().addCookies([
    ...Object.entries({ ...cookies, 'ralph-user-type': 'PERSON' }).map(([cookie, text]) => ({
      name: cookie,
      value: encodeURIComponent(String(text)),
      url: site,
    })),
    { name, value, domain: hostname, path: '/auth', httpOnly: true, secure: protocol === 'https:', sameSite: 'Strict' },
  ]);
  // A document without scripts, whose storage is that of the shop.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => localStorage.setItem('isSign', 'true'));
  return email;
}

/** Sends a POST request with JSON, or a GET request without a body. */
function send(site: string, address: string, json?: object): Promise<AuthResponse> {
  const options = json ? { method: 'POST', headers: { 'content-type': 'application/json' } } : {};
  return new Promise((resolve, reject) => {
    const request = localRequest(site, address, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ headers: response.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      });
    });
    request.on('error', reject);
    request.end(json && JSON.stringify(json));
  });
}
