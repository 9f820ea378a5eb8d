import type { Channels } from '../data/channels.ts';
import type { ShellFiles } from '../http/shellFiles.ts';
import type { Releases } from '@hemvaror/platform/host/releases';
import type { RenderPage } from '../render/renderPage.ts';
import type { Environment } from '../settings/settings.ts';
import { createVisitOf } from './createVisitOf.ts';
import { PageCache } from './pageCache.ts';

const BYTES_PER_MIB = 1_048_576;

interface PageCacheDeps {
  env: Environment;
  render: RenderPage;
  channels: Channels;
  releases: Pick<Releases, 'generation'>;
  files: Pick<ShellFiles, 'css'>;
}

/** @returns undefined if the settings give it no memory */
export function createPageCache({ env, render, channels, releases, files }: PageCacheDeps): PageCache | undefined {
  if (env.PAGE_CACHE_MB === 0) return undefined;
  return new PageCache({
    render,
    visitOf: createVisitOf(env, channels, files.css),
    generation: () => releases.generation(),
    maxBytes: env.PAGE_CACHE_MB * BYTES_PER_MIB,
  });
}
