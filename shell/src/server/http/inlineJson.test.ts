import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { inlineJson, inlineParsedJson } from './inlineJson.ts';

test('a text cannot close its script element', () => {
  expect(inlineJson({ name: '</script><script>alert(1)</script><!--' })).not.toContain('<');
});

test('inlined JSON parses to the same value', () => {
  fc.assert(
    fc.property(fc.json(), (json) => expect(JSON.parse(inlineJson(JSON.parse(json)))).toEqual(JSON.parse(json))),
  );
});

test('an inlined expression has the same value, and cannot close its script element either', () => {
  const value = { text: `'"\\'\n</script><!--\u2028`, list: [1, null] };
  expect(JSON.stringify(runInNewContext(inlineParsedJson(value)))).toBe(JSON.stringify(value));
  expect(inlineParsedJson(value)).not.toContain('<');
  fc.assert(
    fc.property(fc.json(), (json) => {
      const parsed: unknown = JSON.parse(json);
      expect(JSON.stringify(runInNewContext(inlineParsedJson(parsed)))).toBe(JSON.stringify(parsed));
    }),
  );
});
