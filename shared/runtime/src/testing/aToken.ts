/** Creates a token like those of the auth service, with a fake signature. */
export function aToken(claims: Readonly<Record<string, unknown>> = {}): string {
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
