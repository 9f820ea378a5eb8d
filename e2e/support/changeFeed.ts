import http from 'node:http';
import { portOf } from './apiProxy.ts';

export interface ChangeFeed {
  url: string;
  /** Announces that any part of the shop's data may have changed. */
  announce: () => void;
  stop: () => Promise<void>;
}

/** Starts a server that announces changes to the shell, in place of the API's `/-/changes`. */
export async function startChangeFeed(): Promise<ChangeFeed> {
  const followers = new Set<http.ServerResponse>();
  const server = http.createServer((_request, response) => {
    followers.add(response);
    response.on('close', () => followers.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/-/changes`,
    announce: () => {
      for (const follower of followers) follower.write('data: {"everything":true}\n\n');
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
