import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { HOST } from './startEdge.ts';

export interface TlsResponse {
  /** `h2` if HTTP/2 was negotiated. */
  protocol: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** SHA-256 fingerprint of the server's certificate. */
  fingerprint: string;
}

/**
 * Sends a request over HTTP/2 and TLS, without checking who signed the certificate.
 *
 * @param headers more headers; `:method` and `:authority` replace GET and the shop's host
 */
export function sendOverTls(port: number, path: string, headers: Record<string, string> = {}): Promise<TlsResponse> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port,
      servername: HOST,
      ALPNProtocols: ['h2'],
      rejectUnauthorized: false,
    });
    socket.on('error', reject);
    const session = connect(`https://${HOST}`, { createConnection: () => socket });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ':authority': HOST, ...headers });
    const chunks: Buffer[] = [];
    let received: IncomingHttpHeaders = {};
    stream.on('error', reject);
    stream.on('response', (values) => (received = values));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const { fingerprint256: fingerprint } = socket.getPeerCertificate();
      resolve({
        protocol: session.alpnProtocol ?? '',
        status: Number(received[':status']),
        headers: received,
        body: Buffer.concat(chunks),
        fingerprint,
      });
      session.close();
    });
    stream.end();
  });
}
