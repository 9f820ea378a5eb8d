/** A token as the auth service makes it, unsigned: for tests. */
export function aToken(claims: Readonly<Record<string, unknown>> = {}): string {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
