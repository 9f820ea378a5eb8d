import * as z from 'zod';
import { list, port } from './valueTypes.ts';

const SITES = 'Sites and addresses';
const PROCESSES = 'Processes';

/** Environment variables for the addresses of the sites and the process of the shell. */
export const siteVariables = {
  SHELL_PORT: port.default(3000).meta({ group: SITES, help: 'port of the shell', compose: false }),
  HOST: z.string().default('localhost').meta({ group: SITES, help: 'address to listen on', compose: false }),
  SITE_ORIGIN_SV: z.url().optional().meta({
    group: SITES,
    help: 'origin of the Swedish site, as shoppers see it',
    shown: 'http://localhost:`SHELL_PORT`',
    example: 'https://hemvist.example',
    compose: '${STACK_ORIGIN_SV:-http://localhost:8080}',
  }),
  SITE_HOSTS_SV: list.optional().meta({
    group: SITES,
    help: 'further hosts of the Swedish site, with port, comma-separated',
    shown: 'localhost:`SHELL_PORT`, sv.localhost:`SHELL_PORT`',
    example: 'www.hemvist.example',
    compose: '${STACK_HOSTS_SV:-sv.localhost:8080}',
  }),
  SITE_ORIGIN_EN: z.url().optional().meta({
    group: SITES,
    help: 'origin of the English site, as shoppers see it',
    shown: 'http://en.localhost:`SHELL_PORT`',
    example: 'https://en.hemvist.example',
    compose: '${STACK_ORIGIN_EN:-http://en.localhost:8080}',
  }),
  SITE_HOSTS_EN: list.optional().meta({
    group: SITES,
    help: 'further hosts of the English site, with port, comma-separated',
    shown: 'en.localhost:`SHELL_PORT`',
    example: 'www.en.hemvist.example',
    compose: '${STACK_HOSTS_EN:-}',
  }),
  SITE_HTTPS_PORT: port.optional().meta({
    group: SITES,
    help: 'port at which sites with an http origin are served over https too, as by the edge of the stack; pages there link to it',
    compose: '${EDGE_TLS_PORT:-8443}',
  }),
  TRUSTED_PROXIES: list.default(['loopback']).meta({
    group: SITES,
    help: 'proxies whose `X-Forwarded` headers are trusted: addresses, networks, `loopback` or `uniquelocal`, comma-separated',
    compose: 'uniquelocal',
  }),
  HSTS_INCLUDE_SUBDOMAINS: z.stringbool().default(true).meta({
    group: SITES,
    help: 'false leaves subdomains out of `Strict-Transport-Security`: when one of them is reached by http only',
  }),
  /** STATE-29 */
  SERVICE_WORKER: z.stringbool().default(true).meta({
    group: SITES,
    help: 'false is the kill switch of the service worker: pages register none, and `/sw.js` ends a registered one and deletes its caches',
    public: 'serviceWorker',
  }),
  REPORT_SHARE: z.coerce.number().min(0).max(1).default(0.1).meta({
    group: SITES,
    help: 'share of visits, from 0 to 1, that measure how pages paint and respond, and report it to the shop without any identifier; errors are reported by all visits',
    public: 'reportShare',
  }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ group: PROCESSES, help: 'debug, info, warn, error or silent' }),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4_096).default(32).meta({
    group: PROCESSES,
    help: 'memory in MiB for the pages of visitors without an account and the responses that they share, in each process; 0 renders every page anew',
  }),
  CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(5).meta({
    group: PROCESSES,
    help: 'age up to which a CDN sends pages without asking, told in CDN-Cache-Control; longer only for one that purges by Cache-Tag',
  }),
  SHELL_WORKERS: z.coerce.number().int().min(0).max(64).default(3).meta({
    group: PROCESSES,
    help: 'processes that serve requests, under one that starts them again. A release is withdrawn when it has ended two, so a third serves on. 0 serves in a single process without a supervisor, as development does',
    shown: '3; 0 in development',
  }),
  SHELL_WORKER_MEMORY_MB: z.coerce.number().int().min(256).max(65_536).optional().meta({
    group: PROCESSES,
    help: 'memory in MiB at which one of these processes is replaced, and the release that has filled it is withdrawn. By default the container or the machine has room for each of them and one more; from 256 to 1024',
  }),
  TIME_FACTOR: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(1)
    .meta({ group: PROCESSES, help: 'multiplies every limit of time, for slow machines; from 1 to 100' }),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0).meta({
    group: PROCESSES,
    help: 'time for which requests are still accepted after SIGTERM, while `/-/ready` responds with 503 and each response closes its connection; longer than the interval at which a load balancer checks',
    compose: '${SHUTDOWN_DELAY_MS:-6000}',
  }),
};
