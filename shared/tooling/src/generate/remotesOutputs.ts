import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namespaceOf } from '@hemvaror/runtime/contract/contract';
import { REMOTE_NAMES, remotePort } from '@hemvaror/runtime/contract/remotes';
import * as z from 'zod';
import { remoteDefinition } from '../project/remoteDefinition.ts';
import { ROOT } from '../project/root.ts';
import { tagVariable } from '../project/stackSettings.ts';
import { sectionOutput, type Output } from './output.ts';

/** Lists of remotes outside of their folders, written from `remotes.json` and the remotes' files. */
export const remotesOutputs: readonly Output[] = [
  sectionOutput('docker-compose.yml', 'remotes', () => REMOTE_NAMES.map(composeService).join('\n\n')),
  sectionOutput('docker-compose.yml', 'volumes of remotes', () =>
    REMOTE_NAMES.map((name) => `${volumeOf(name)}:`).join('\n'),
  ),
  sectionOutput('docs/CODEOWNERS', 'remotes', () =>
    REMOTE_NAMES.map((name) => `/${name}/`.padEnd(36) + `@hemvaror/${namespaceOf(name)}`).join('\n'),
  ),
  sectionOutput('README.md', 'addresses', addressTable),
  sectionOutput('README.md', 'owners', ownerTable),
];

/** Plain YAML, as docker-compose 1.29 does not support `include`. */
function composeService(name: string): string {
  return `${name}:
  <<: *remote
  build: { context: ., dockerfile: deploy/Dockerfile, target: remote, args: { APP: ${name} } }
  image: storefront/${name}:\${${tagVariable(name)}:-latest}
  volumes: ['${volumeOf(name)}:/releases']`;
}

function volumeOf(name: string): string {
  return `${name}-releases`;
}

function addressTable(): string {
  return table([
    ['address', 'what'],
    ['http://localhost:3000', 'the Swedish shop, also http://sv.localhost:3000'],
    ['http://en.localhost:3000', 'the English shop'],
    ...REMOTE_NAMES.map((name) => [`http://localhost:${remotePort(name)}`, `the files of ${name}`]),
    ['http://localhost:4000/graphql', 'commerce-api'],
  ]);
}

async function ownerTable(): Promise<string> {
  return table([
    ['folder', 'owns', 'exposes'],
    ['`shell/`', descriptionOf('shell'), 'nothing'],
    ...(await Promise.all(
      REMOTE_NAMES.map(async (name) => [`\`${name}/\``, descriptionOf(name), await exposesOf(name)]),
    )),
    ['`shared/`', 'Packages that more than one of the above uses', 'their `package.json` `exports`'],
    ['`commerce-api/`', descriptionOf('commerce-api'), '`shared/runtime/src/contract/schema.graphql`'],
    ['`e2e/`', descriptionOf('e2e'), 'nothing'],
  ]);
}

/** Lists the pages, then the slots. */
async function exposesOf(name: string): Promise<string> {
  const { exposes } = await remoteDefinition(name);
  const ids = Object.keys(exposes).map((expose) => expose.slice('./'.length));
  const isPage = (id: string) => id.endsWith('Page');
  return [
    ...ids.filter(isPage).map((id) => `\`${id}\``),
    ...ids.filter((id) => !isPage(id)).map((id) => `\`${id}\` (slot)`),
  ].join(', ');
}

const packageSchema = z.object({ description: z.string() });

function descriptionOf(folder: string): string {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'))).description;
}

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
