import { createHash } from 'node:crypto';
import * as z from 'zod';
import { API_KEY, type Api } from './api.ts';

const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

export function digest(password: string): string {
  return createHash('sha384')
    .update(password + SALT)
    .digest('base64');
}

export type Action = 'login' | 'register' | 'password';

export function post(api: Api, action: Action, body: object, path = `/auth/${action}`): Promise<Response> {
  return api.get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Sends the login token of a member of staff to its exchange. */
export function exchangeLoginToken(api: Api, token: string): Promise<Response> {
  return api.get('/auth/login-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

/** The access token that a login token is exchanged for. */
export async function staffToken(api: Api, loginToken: string): Promise<string> {
  const response = await exchangeLoginToken(api, loginToken);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/** Requests a challenge for the user and its signature. */
export async function signed(api: Api, username: string, action: Action = 'login'): Promise<Record<string, string>> {
  const { sign } = z.object({ sign: z.string() }).parse(await (await post(api, action, { username })).json());
  const response = await api.get(`/auth/sign/${API_KEY}?identity=${sign}`);
  return z.record(z.string(), z.string()).parse(await response.json());
}

/** Runs the whole flow and returns the response with the refresh token. */
export async function authenticate(api: Api, action: Action, username: string, password: string, more: object = {}) {
  const signature = await signed(api, username, action);
  const response = await post(api, action, { username, signature, password: digest(password), ...more });
  const body = z
    .object({ token: z.string(), maxAge: z.number(), error: z.string() })
    .partial()
    .parse(await response.json());
  return {
    status: response.status,
    ...body,
    refresh: response.headers.get('x-auth-refresh-token') ?? '',
    headers: response.headers,
  };
}
