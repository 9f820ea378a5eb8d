import { circlesAcrossFolders } from './circles.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('files of two folders that import each other are a circle, however long the way', () => {
  const circle = graph({
    'a/one.ts': ['b/two.ts'],
    'b/two.ts': ['c/three.ts'],
    'c/three.ts': ['a/one.ts', 'd/x.ts'],
    'd/x.ts': [],
  });

  expect(circlesAcrossFolders(circle)).toEqual([['a/one.ts', 'b/two.ts', 'c/three.ts']]);
});

test('a circle within one folder and a shared import are not reported', () => {
  expect(circlesAcrossFolders(graph({ 'a/one.ts': ['a/two.ts'], 'a/two.ts': ['a/one.ts'] }))).toEqual([]);
  expect(circlesAcrossFolders(graph({ 'a/one.ts': ['b/x.ts'], 'c/two.ts': ['b/x.ts'], 'b/x.ts': [] }))).toEqual([]);
});
