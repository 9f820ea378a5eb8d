import type { BenchSite } from '../benchSite.ts';
import { measureCases, tableOf } from '../measure/cases.ts';
import type { Table } from '../table.ts';
import { otherTarget, ownTarget, type Target } from '../targets.ts';
import type { Bench, Part, SiteBench } from './part.ts';

/** A part that measures our running shop, and the other one of `--beside`. */
export function onSite(part: (bench: SiteBench) => AsyncGenerator<Table>): Part {
  return async function* (bench) {
    yield* part(siteBench(bench, await bench.site()));
  };
}

function siteBench({ options, watch }: Bench, site: BenchSite): SiteBench {
  const { rounds, beside } = options;
  const own = ownTarget(site);
  const targets: readonly [Target, Target?] = beside ? [own, otherTarget(beside)] : [own];
  return {
    ...site,
    options,
    watch,
    targets,
    measure: async ({ cases, ...table }) => {
      const measured = await measureCases({ rounds, targets, look: watch.look }, cases);
      return tableOf({ ...table, measured }, targets[1]?.name);
    },
  };
}
