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

/** @returns undefined if the machine has no nginx, and none can be installed */
export async function startEdgeSite(folder: string): Promise<EdgeSite | undefined> {
  const nginx = nginxBinary();
  if (nginx === undefined) return undefined;
  const settings = await freeSettings(path.join(folder, 'edge-site'));
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const env = { ...WIDE_LIMITS, ...ONE_SHELL, SITE_HTTPS_PORT: String(tlsPort) };
  const site = await startSite({ settings, env, logDir: path.join(folder, 'edge-logs') });
  try {
    const edge = await runEdge(nginx, {
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_TLS: `127.0.0.1:${tlsPort}`,
      TLS_PORT: String(tlsPort),
      SITE_ORIGIN_SV: site.origin,
      SITE_ORIGIN_EN: `http://en.localhost:${settings.shellPort}`,
      API_URL: site.apiOrigin,
      SHELL_URL: `http://127.0.0.1:${settings.shellPort}`,
      LIMITS: 'log',
    });
    return {
      origin: `https://localhost:${tlsPort}`,
      stop: async () => {
        await edge.stop();
        await site.stop();
      },
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
