import * as fc from 'fast-check';
import { Postings } from './postings.ts';

test('lists return their entries even if entries of other lists were added in between', () => {
  const entry = fc.record({ list: fc.nat(3), step: fc.oneof(fc.nat(3), fc.nat(1_000_000)), field: fc.nat(3) });

  fc.assert(
    fc.property(fc.array(entry, { maxLength: 300, size: 'max' }), (entries) => {
      const postings = new Postings();
      const lists = [0, 1, 2, 3_000];
      const expected: [document: number, field: number][][] = lists.map(() => []);
      let document = 0;
      for (const { list, step, field } of entries) {
        document = (document + step) % 10_000_000;
        const last = expected[list]?.at(-1)?.[0] ?? 0;
        const next = Math.max(document, last);
        postings.add(lists[list] ?? 0, next, field);
        expected[list]?.push([next, field]);
      }

      const found = lists.map((list) => {
        const all: [document: number, field: number][] = [];
        postings.forEach(list, { visit: (one, field) => all.push([one, field]) });
        return all;
      });

      expect(found).toEqual(expected);
    }),
  );
});
