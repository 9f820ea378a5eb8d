import type { Rates, RatesByRemote } from '../watch/releaseRates.ts';
import type { RemotesStatus } from './remotesStatus.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#222}table{border-collapse:collapse}' +
  'caption{text-align:start;font-weight:600;padding:.5rem 0}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem;border:1px solid #bbb}';

/** A plain page of the remotes' releases. */
export function statusPage({ history, processes, rates }: RemotesStatus): string {
  const remotes = [
    ...new Set([
      ...Object.keys(history),
      ...processes.flatMap(({ live, failures }) => [...Object.keys(live), ...Object.keys(failures)]),
    ]),
  ].toSorted();
  const heads = [
    'Remote',
    'State',
    'Live',
    'Live since',
    'Before',
    'Refused',
    'Refused since',
    'Last minute',
    'Release before',
    'Candidate',
  ].map((head) => `<th scope="col">${head}</th>`);
  const rows = remotes.map((remote) => {
    const [current, ...before] = history[remote] ?? [];
    const previous = before.find(({ entry }) => entry !== null)?.entry?.release ?? '';
    const cells = [
      perProcess(processes, ({ states }) => states[remote] ?? ''),
      perProcess(processes, ({ live }) => live[remote] ?? 'none'),
      escaped(current?.since ?? ''),
      escaped(previous),
      perProcess(processes, ({ failures }) => failures[remote] ?? ''),
      perProcess(processes, ({ refusedSince }) => refusedSince[remote] ?? ''),
      escaped(ratesText(rates[remote]?.live)),
      escaped(ratesText(rates[remote]?.before)),
      escaped(candidateText(rates[remote]?.candidate)),
    ];
    return `<tr><th scope="row">${escaped(remote)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Remotes</title><style>${STYLE}</style><main><h1>Remotes</h1>` +
    `<table><caption>Releases in ${processes.length} ${processes.length === 1 ? 'process' : 'processes'}</caption>` +
    `<thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></main></html>`
  );
}

function ratesText(rates: Rates | undefined): string {
  if (!rates || rates.renders === 0) return '';
  const { renders, failed, p95Ms, cpuMs } = rates;
  return `${failed} of ${renders} failed, loaders ${p95Ms} ms (p95), ${cpuMs} ms of processor time each`;
}

function candidateText(candidate: RatesByRemote[string]['candidate']): string {
  if (!candidate) return '';
  const { release, share } = candidate;
  return [`${release} for ${share} % of the visitors`, ratesText(candidate)].filter(Boolean).join(': ');
}

/** One text if all processes agree, otherwise one for each. */
function perProcess(
  processes: RemotesStatus['processes'],
  textOf: (process: RemotesStatus['processes'][number]) => string,
): string {
  const texts = new Set(processes.map(textOf));
  if (texts.size <= 1) return escaped([...texts][0] ?? '');
  return processes.map((process) => `${process.pid}: ${escaped(textOf(process))}`).join('<br>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
