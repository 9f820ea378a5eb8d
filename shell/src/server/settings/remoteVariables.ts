import { REMOTE_NAMES, remotePort } from '@hemvaror/runtime/contract/remotes';
import * as z from 'zod';
import { releaseKeysFrom } from '@hemvaror/platform/contract/releaseKeys';
import { registrySourcesFrom, remoteOriginsFrom } from '@hemvaror/platform/contract/registrySource';
import { list, origin, parsedBy } from './valueTypes.ts';

const REMOTES = 'Remotes';

/** Environment variables for the releases of the shell and of the remotes. */
export const remoteVariables = {
  SHELL_RELEASE_DIR: z.string().meta({
    group: REMOTES,
    help: "folder of the shell's own release; `npm start`, `npm run dev` and the image set it",
    compose: false,
  }),
  REGISTRY: list
    .transform(parsedBy((entries: string[]) => registrySourcesFrom(entries, REMOTE_NAMES)))
    .prefault('.data/registry.json')
    .meta({
      group: REMOTES,
      help: 'files or http(s) addresses of registry documents, comma-separated. `mf-search=https://…` names the only remote that a document may list, and no other document may list that remote; `{remote}` stands for the name of each remote without an entry of its own; of documents without a name, the first that lists a remote is believed',
      compose: 'http://registry:4100/registry.json',
    }),
  RELEASE_KEYS: list
    .transform(parsedBy((entries: string[]) => (entries.length > 0 ? releaseKeysFrom(entries) : undefined)))
    .prefault('')
    .meta({
      group: REMOTES,
      help: 'public keys of the owners of remotes, as `mf-search=<key>`, comma-separated; a remote may have several, while one is being replaced. Only releases that the owner of their remote has signed go live. Without this setting the registry alone decides',
      example: 'mf-search=11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    }),
  RELEASE_WITHDRAW_KEY: z.string().optional().meta({
    group: REMOTES,
    help: 'private key of the name `shell` in RELEASE_KEYS, with which the shell reports to the registry service in REGISTRY what it has taken and withdrawn. Code of remotes does not get this setting',
    secret: true,
  }),
  REGISTRY_POLL_MS: z.coerce.number().int().min(100).default(500).meta({
    group: REMOTES,
    help: 'interval at which the registry is read; at least 100',
  }),
  REMOTE_ORIGINS: list
    .transform((entries) => remoteOriginsFrom(entries, REMOTE_NAMES))
    .pipe(z.array(origin))
    .prefault(REMOTE_NAMES.map((name) => `http://localhost:${remotePort(name)}`).join(','))
    .meta({
      group: REMOTES,
      help: 'origins from which the server may fetch the releases of remotes, comma-separated, with `{remote}` for the name of each. Browsers get the files from the shop. Their owners run code in the server',
      compose: 'http://{remote}:8080',
    }),
  REQUIRED_REMOTES: list.optional().meta({
    group: REMOTES,
    help: 'remotes without which `/-/ready` always responds with 503, comma-separated. Without this setting it waits for every remote at the start only',
    example: 'mf-catalog,mf-cart-checkout',
  }),
  ORIGIN_WAIT_MS: z.coerce.number().int().min(0).max(3_600_000).default(60_000).meta({
    group: REMOTES,
    help: 'time after which a start does not wait for a remote whose origin or registry does not respond: the shop is ready without it, and takes it later',
  }),
  REMOTES_DIR: z.string().default('.data/remotes').meta({
    group: REMOTES,
    help: 'folder for the remotes’ releases that passed their rehearsal, with which the shell starts and serves while their origins are away, for the files of older ones that open tabs request, and for the results: a release that ended its process twice is not tried again. Shells of the same machine may share it',
    compose: '/app/remotes',
  }),
  RELEASE_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      group: REMOTES,
      help: 'address to which the shell posts JSON when it withdraws a release: remote, release, reason, and stacks of up to three failures. Code of remotes does not get this setting',
      example: 'https://hooks.example/releases',
    }),
  DEV_OVERRIDE_ORIGINS: list
    .pipe(z.array(z.union([z.literal('loopback'), origin])))
    .default([])
    .meta({
      group: REMOTES,
      help: 'origins from which developers may load single remotes for their own visits, comma-separated; `loopback` means every port of the machine of the shell. Never in production: their owners run code in the server',
      example: 'loopback',
    }),
};
