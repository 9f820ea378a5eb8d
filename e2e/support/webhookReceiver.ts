import http from 'node:http';
import { json } from 'node:stream/consumers';
import { portOf } from './apiProxy.ts';

export interface WebhookReceiver {
  url: string;
  /** The notices so far. */
  notices: unknown[];
  stop: () => void;
}

/** Starts an address to which a shop posts what happens to its releases. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const notices: unknown[] = [];
  const server = http.createServer((request, response) => {
    void json(request).then((notice) => {
      notices.push(notice);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server.address())}/hook`, notices, stop: () => server.close() };
}
