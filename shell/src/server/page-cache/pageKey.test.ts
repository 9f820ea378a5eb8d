import { firstGroupOf } from '@hemvaror/platform/host/visitorGroup';
import { aCandidate } from '../../testing/aCandidate.ts';
import { aVisitor } from '../../testing/aVisitor.ts';
import { pageKey } from './pageKey.ts';

const first = firstGroupOf('mf-search', 'b');
const other = (first + 50) % 100;

async function keyOf(cookie?: string, releases?: ReturnType<typeof aCandidate>) {
  const visitor = await aVisitor(cookie, undefined, undefined, '/', releases);
  if (visitor.personal) throw new Error('The visitor is not anonymous.');
  return pageKey('/', visitor);
}

test('visitors of a candidate have another page than those of the live release, who keep the one from before', async () => {
  const candidate = aCandidate('mf-search', 'b', 5);
  const keys = [
    await keyOf(),
    await keyOf(`ralph-group=${other}`, candidate),
    await keyOf(`ralph-group=${first}`, candidate),
  ];

  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('two candidates of a remote have two pages', async () => {
  const group = `ralph-group=${first}`;

  const keys = [
    await keyOf(group, aCandidate('mf-search', 'b', 100)),
    await keyOf(group, aCandidate('mf-search', 'c', 100)),
  ];

  expect(keys[0]).not.toBe(keys[1]);
});
