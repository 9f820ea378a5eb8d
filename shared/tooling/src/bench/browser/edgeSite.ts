import { createServer, get, type Server } from 'node:http';
import path from 'node:path';
import { freeSettings } from '../../site/freeSettings.ts';
import { nginxBinary } from '../../site/edge/nginx.ts';
import { runEdge } from '../../site/edge/runEdge.ts';
import { freePorts } from '../../site/ports.ts';
import { startSite } from '../../site/site.ts';
import { WIDE_LIMITS } from '../../site/wideLimits.ts';
import { ONE_SHELL } from '../benchSite.ts';

/** A site behind the edge of the composed stack. */
interface EdgeSite {
  /** On https, with HTTP/2. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * One origin for all remotes, as the edge of the composed stack expects: each has its own port here, and its own name there.
 * The first part of a path is the name of the remote.
 */
function remotesByPath(ports: Readonly<Record<string, number>>): Server {
  return createServer(({ url = '', headers }, response) => {
    const [, remote = '', ...file] = url.split('/');
    get({ port: ports[remote], path: `/${file.join('/')}`, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    }).on('error', () => response.writeHead(502).end());
  });
}

/** @returns undefined if the machine has no nginx, and none can be installed */
export async function startEdgeSite(folder: string): Promise<EdgeSite | undefined> {
  const nginx = nginxBinary();
  if (nginx === undefined) return undefined;
  const settings = await freeSettings(path.join(folder, 'edge-site'));
  const [port = 0, tlsPort = 0, remotePort = 0] = await freePorts(3);
  const env = { ...WIDE_LIMITS, ...ONE_SHELL, SITE_HTTPS_PORT: String(tlsPort) };
  const site = await startSite({ settings, env, logDir: path.join(folder, 'edge-logs'), behindEdge: true });
  const remotes = remotesByPath(settings.remotePorts).listen(remotePort, '127.0.0.1');
  try {
    const edge = await runEdge(nginx, {
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_TLS: `127.0.0.1:${tlsPort}`,
      TLS_PORT: String(tlsPort),
      SITE_ORIGIN_SV: site.origin,
      SITE_ORIGIN_EN: `http://en.localhost:${settings.shellPort}`,
      API_URL: site.apiOrigin,
      SHELL_URL: `http://127.0.0.1:${settings.shellPort}`,
      REMOTE_URL: `http://127.0.0.1:${remotePort}/$remote`,
      LIMITS: 'log',
    });
    return {
      origin: `https://localhost:${tlsPort}`,
      stop: async () => {
        await edge.stop();
        remotes.close();
        await site.stop();
      },
    };
  } catch (error) {
    remotes.close();
    await site.stop();
    throw error;
  }
}
