import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@hemvaror/testing/until';
import { watchDocuments } from './watchDocuments.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'mf-search/src/results-page'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const edit = (file: string) => writeFileSync(path.join(root, 'mf-search/src', file), `edited ${Math.random()}`);

test('only an edit of a document runs codegen, whose failure is reported and then cleared', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcomes = ['Cannot query field "nam"'];
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
  await until(() => reported.length > 0);
  edit('results-page/ResultsPage.graphql');
  // On a busy machine the events of one edit may come so late that each runs codegen.
  await until(() => reported.length > 1 && reported.at(-1) === undefined);
  documents.stop();

  expect(reported[0]).toBe('Cannot query field "nam"');
});
