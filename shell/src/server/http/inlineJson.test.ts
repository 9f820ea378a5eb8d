import * as fc from 'fast-check';
import { inlineJson } from './inlineJson.ts';

test('a text cannot close its script element', () => {
  expect(inlineJson({ name: '</script><script>alert(1)</script><!--' })).not.toContain('<');
});

test('inlined JSON parses to the same value', () => {
  fc.assert(
    fc.property(fc.json(), (json) => expect(JSON.parse(inlineJson(JSON.parse(json)))).toEqual(JSON.parse(json))),
  );
});
