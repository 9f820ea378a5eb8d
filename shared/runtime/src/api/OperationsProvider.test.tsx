import { render, screen } from '@testing-library/react';
import { stubApi } from '@hemvaror/testing/stubApi';
import { parse } from 'graphql';
import { OperationsProvider, useOperations } from './OperationsProvider.tsx';

const document = parse('query categories { categories { name } }');

function Queries() {
  const operations = useOperations();
  return (
    <>
      <button type="button" onClick={() => void operations.query({ document })} aria-label="default" />
      <button type="button" onClick={() => void operations.query({ document, minDelayMs: 0 })} aria-label="own" />
    </>
  );
}

test('the queries of components have the minimum fetch delay, unless they set their own [STATE-32]', () => {
  const { operations } = stubApi({});
  const query = jest.spyOn(operations, 'query').mockResolvedValue({});
  render(
    <OperationsProvider operations={operations} minFetchDelayMs={200}>
      <Queries />
    </OperationsProvider>,
  );

  screen.getByRole('button', { name: 'default' }).click();
  screen.getByRole('button', { name: 'own' }).click();

  expect(query.mock.calls.map(([{ minDelayMs }]) => minDelayMs)).toEqual([200, 0]);
});

test('new props replace the operations and their delay', () => {
  const [first, second] = [stubApi({}).operations, stubApi({}).operations];
  const firstQuery = jest.spyOn(first, 'query').mockResolvedValue({});
  const secondQuery = jest.spyOn(second, 'query').mockResolvedValue({});
  const { rerender } = render(
    <OperationsProvider operations={first} minFetchDelayMs={200}>
      <Queries />
    </OperationsProvider>,
  );

  rerender(
    <OperationsProvider operations={second} minFetchDelayMs={300}>
      <Queries />
    </OperationsProvider>,
  );
  screen.getByRole('button', { name: 'default' }).click();

  expect(firstQuery).not.toHaveBeenCalled();
  expect(secondQuery.mock.calls.map(([{ minDelayMs }]) => minDelayMs)).toEqual([300]);
});
