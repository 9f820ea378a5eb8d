import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchDocuments } from './watchDocuments.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'mf-search/src/results-page'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const edit = (file: string) => writeFileSync(path.join(root, 'mf-search/src', file), `edited ${Math.random()}`);
const until = async (holds: () => boolean) => {
  while (!holds()) await pause(20);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('only an edit of a document runs codegen, whose failure is reported and then cleared', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcomes = ['Cannot query field "nam"', undefined];
  const reported: (string | undefined)[] = [];
  let runs = 0;
  const documents = watchDocuments(
    (_cause, failure) => reported.push(failure),
    root,
    async () => outcomes[runs++],
  );

  edit('results-page/ResultsPage.tsx');
  await pause(400);
  expect(runs).toBe(0);
  edit('results-page/ResultsPage.graphql');
  edit('results-page/ResultsPage.graphql');
  await until(() => reported.length === 1);
  expect(reported).toEqual(['Cannot query field "nam"']);
  edit('results-page/ResultsPage.graphql');
  await until(() => reported.length === 2);
  documents.stop();

  expect(reported).toEqual(['Cannot query field "nam"', undefined]);
});
