import * as fc from 'fast-check';
import { inlineJson } from './inlineJson.ts';

test('no text can end the script element it stands in', () => {
  expect(inlineJson({ name: '</script><script>alert(1)</script><!--' })).not.toContain('<');
});

test('what is written is what is read', () => {
  fc.assert(
    fc.property(fc.json(), (json) => expect(JSON.parse(inlineJson(JSON.parse(json)))).toEqual(JSON.parse(json))),
  );
});
