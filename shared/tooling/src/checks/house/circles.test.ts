import { circlesAcrossFolders } from './circles.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('an import cycle through several folders is reported', () => {
  const circle = graph({
    'a/one.ts': ['b/two.ts'],
    'b/two.ts': ['c/three.ts'],
    'c/three.ts': ['a/one.ts', 'd/x.ts'],
    'd/x.ts': [],
  });

  expect(circlesAcrossFolders(circle)).toEqual([['a/one.ts', 'b/two.ts', 'c/three.ts']]);
});

test('a cycle within one folder and a shared import are not reported', () => {
  expect(circlesAcrossFolders(graph({ 'a/one.ts': ['a/two.ts'], 'a/two.ts': ['a/one.ts'] }))).toEqual([]);
  expect(circlesAcrossFolders(graph({ 'a/one.ts': ['b/x.ts'], 'c/two.ts': ['b/x.ts'], 'b/x.ts': [] }))).toEqual([]);
});
