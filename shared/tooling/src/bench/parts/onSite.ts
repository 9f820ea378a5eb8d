import type { BenchSite } from '../benchSite.ts';
import { measureCases, tableOf } from '../measure/cases.ts';
import type { Table } from '../table.ts';
import { otherTarget, ownTarget } from '../targets.ts';
import type { Bench, Part, SiteBench } from './part.ts';

/** A part that measures our running shop, and the other one of `--beside`. */
export function onSite(part: (bench: SiteBench) => AsyncGenerator<Table>): Part {
  return async function* (bench) {
    yield* part(siteBench(bench, await bench.site()));
  };
}

function siteBench({ options, watch }: Bench, site: BenchSite): SiteBench {
  const { rounds, only, beside } = options;
  const own = ownTarget(site);
  const targets: SiteBench['targets'] = beside ? [own, otherTarget(beside)] : [own];
  return {
    ...site,
    options,
    watch,
    targets,
    measure: async ({ cases, targets: measuredTargets = targets, ...table }) => {
      const selected = cases.filter(({ name }) => only === undefined || name.includes(only));
      const measured = await measureCases({ rounds, targets: measuredTargets, look: watch.look }, selected);
      return tableOf({ ...table, measured }, measuredTargets[1]?.name);
    },
  };
}
