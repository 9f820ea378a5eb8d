import { generateKeyPairSync, sign } from 'node:crypto';

/** Creates a self-signed certificate (X.509 version 1, DER by hand), which no client should trust. */
export function selfSignedCertificate(commonName: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const algorithm = der(SEQUENCE, Buffer.from([0x06, 0x03, 0x2b, 0x65, 0x70]));
  const attribute = [Buffer.from([0x06, 0x03, 0x55, 0x04, 0x03]), der(UTF8_STRING, Buffer.from(commonName))];
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, ...attribute)));
  const validity = der(SEQUENCE, time('20200101000000Z'), time('20991231000000Z'));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const content = der(SEQUENCE, der(INTEGER, Buffer.from([1])), algorithm, name, validity, name, spki);
  const signature = der(BIT_STRING, Buffer.from([0]), sign(null, content, privateKey));
  const body = der(SEQUENCE, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;

function time(text: string): Buffer {
  return der(GENERALIZED_TIME, Buffer.from(text));
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
