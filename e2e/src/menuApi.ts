import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MenuItem {
  id: string;
  label: string | null;
  title: string | null;
  type: string;
  order: number;
  canonicalUrl: string | null;
  targetBlank: boolean;
  hidden: boolean;
  children: MenuItem[];
}

export interface Question {
  location: string;
  languageId: string;
}

export interface MenuApi {
  /** The address of its GraphQL. */
  url: string;
  stop: () => Promise<void>;
}

/** The API of the site under test, but for its menus: those are the test's own. */
export async function startMenuApi(itemsAt: (question: Question) => readonly unknown[]): Promise<MenuApi> {
  const api = new URL('/graphql', process.env['SITE_API']);
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const question = questionIn(body.toString());
      if (question) {
        const menu = { __typename: 'MenuType', title: question.location, menuItems: itemsAt(question) };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: { getMenuAtLocation: menu } }));
        return;
      }
      const { host: _host, ...headers } = request.headers;
      const forwarded = http.request(
        { host: '127.0.0.1', port: api.port, path: api.pathname, method: request.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      forwarded.on('error', () => response.destroy());
      forwarded.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${portOf(server.address())}/graphql`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export function aMenuItem(label: string, given: Partial<MenuItem> = {}): MenuItem {
  return {
    id: label,
    label,
    title: null,
    type: 'custom',
    order: 0,
    canonicalUrl: '/',
    targetBlank: false,
    hidden: false,
    children: [],
    ...given,
  };
}

/** @returns undefined for whatever else is asked */
function questionIn(body: string): Question | undefined {
  const { operationName, variables } = Object(JSON.parse(body || '{}'));
  if (operationName !== 'getMenuAtLocation') return undefined;
  return { location: String(Object(variables).menuLocationId), languageId: String(Object(variables).languageId) };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
