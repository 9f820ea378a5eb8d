import { REMOTE_NAMES } from '@hemvaror/runtime/contract/remotes';
import * as z from 'zod';

const STACK = 'The stack in containers';
const IMAGES = 'Images of the stack';
const EDGE = 'Edge of the stack';
const text = z.string();
const portText = z.coerce.number().int().min(1).max(65_535);
const rate = z.string().regex(/^\d+r\/[sm] burst [1-9]\d*$/);
const count = z.coerce.number().int().min(1);

/** The apps whose images are tagged with their release, and updated by deploy/update.sh. */
const TAGGED_APPS = ['edge', 'shell', ...REMOTE_NAMES, 'registry', 'commerce-api'];

/** Name of the variable with the live release of an app: `MF_SEARCH_TAG`. */
export const tagVariable = (app: string): string => `${app.toUpperCase().replaceAll('-', '_')}_TAG`;

/**
 * Variables that docker-compose.yml reads besides those of shell and API. Compose and the edge's start script read them,
 * so these declarations are for the documents and the test that compares them with the file.
 */
export const stackShape: Readonly<Record<string, z.ZodType>> = {
  POSTGRES_PASSWORD: text.meta({
    group: STACK,
    help: "password of the API's database account: letters and digits, since it is part of an address, such as `openssl rand -hex 32` prints",
    secret: true,
  }),
  POSTGRES_ADMIN_PASSWORD: text.meta({
    group: STACK,
    help: 'password of the account that administers the database',
    secret: true,
  }),
  STACK_ORIGIN_SV: z
    .url()
    .default('http://localhost:8080')
    .meta({ group: STACK, help: 'origin of the Swedish site: `SITE_ORIGIN_SV` of shell and API' }),
  STACK_HOSTS_SV: text.default('sv.localhost:8080').meta({
    group: STACK,
    help: 'further hosts of the Swedish site; the edge responds to the hosts of these four only',
  }),
  STACK_ORIGIN_EN: z
    .url()
    .default('http://en.localhost:8080')
    .meta({ group: STACK, help: 'origin of the English site: `SITE_ORIGIN_EN` of shell and API' }),
  STACK_HOSTS_EN: text.optional().meta({ group: STACK, help: 'further hosts of the English site' }),
  MAIL_PORT: portText.default(1080).meta({ group: STACK, help: 'port of the mail catcher, on this machine only' }),
  EDGE_PORT: portText.default(8080).meta({ group: EDGE, help: 'port of the edge for http' }),
  EDGE_TLS_PORT: portText.default(8443).meta({ group: EDGE, help: 'port of the edge for https, with HTTP/2' }),
  EDGE_TLS_FOLDER: text.default('edge-tls').meta({
    group: EDGE,
    help: 'folder of this machine (`./tls`, `/srv/tls`) with `certificate.pem` (and the chain) and `key.pem`, readable by account 101; by default a volume with a certificate that the edge makes for local use',
  }),
  EDGE_HTTP: z.enum(['serve', 'redirect']).default('serve').meta({
    group: EDGE,
    help: '`redirect` sends pages over http on to https: when the edge is public without a proxy in front. Over http, forms and the API are refused, with `serve` except for names of this machine',
  }),
  EDGE_TRUSTED_PROXY: text.default('127.0.0.1/32').meta({
    group: EDGE,
    help: 'a proxy in front of the edge, whose `X-Forwarded-For` and `-Proto` are trusted: an address or a network',
  }),
  EDGE_HSTS: text.default('max-age=31536000; includeSubDomains').meta({
    group: EDGE,
    help: '`Strict-Transport-Security` for requests over https, if an origin of the site is a public one on https',
  }),
  EDGE_LIMITS: z
    .enum(['on', 'log'])
    .default('on')
    .meta({ group: EDGE, help: '`log` refuses no request and logs what it would have refused' }),
  EDGE_RATE_GRAPHQL: rate.default('20r/s burst 100').meta({
    group: EDGE,
    help: 'requests per client network, an IPv4 address or the /64 of an IPv6 address, for `/graphql`: the rate in seconds (`r/s`) or minutes (`r/m`), and how many above it are accepted at once',
  }),
  EDGE_RATE_AUTH: rate.default('5r/s burst 40').meta({ group: EDGE, help: 'the same for `/auth` and `/auth/sign`' }),
  EDGE_RATE_NEWSLETTER: rate.default('20r/m burst 10').meta({ group: EDGE, help: 'the same for `/newsletter`' }),
  EDGE_RATE_PAYMENTS: rate.default('600r/m burst 100').meta({
    group: EDGE,
    help: 'the same for `/payments`, where providers send the webhooks of all shoppers from a few addresses',
  }),
  EDGE_RATE_DOCUMENTS: rate.default('10r/s burst 60').meta({
    group: EDGE,
    help: 'the same for documents and form posts',
  }),
  EDGE_RATE_REPORTS: rate.default('30r/m burst 30').meta({
    group: EDGE,
    help: 'the same for `/-/report`, where browsers report what fails in them',
  }),
  EDGE_CONNECTIONS: count
    .default(200)
    .meta({ group: EDGE, help: 'requests of one client network that run at the same time' }),
  ...Object.fromEntries(
    TAGGED_APPS.map((app) => [
      tagVariable(app),
      text
        .regex(/^[\w.-]+$/)
        .default('latest')
        .meta({ group: IMAGES, help: `live release of ${app}; written by \`deploy/update.sh ${app}\`` }),
    ]),
  ),
};
