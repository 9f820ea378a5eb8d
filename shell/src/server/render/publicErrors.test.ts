import { publicErrors } from './publicErrors.ts';

test('only the status of an error is sent to the browser', () => {
  const errors = publicErrors({ category: new Error('password=hunter2 at db:5432') });

  expect(JSON.stringify(errors)).not.toContain('hunter2');
  expect(errors?.['category']).toMatchObject({ status: 500, data: null });
  expect(publicErrors(null)).toBeNull();
});

test('the public message of an error is sent to the browser', () => {
  const error = {
    status: 503,
    statusText: '',
    internal: false,
    data: { message: 'db:5432', publicMessage: 'No response' },
  };

  expect(publicErrors({ category: error })?.['category']).toMatchObject({
    status: 503,
    data: { publicMessage: 'No response' },
  });
  expect(JSON.stringify(publicErrors({ category: error }))).not.toContain('db:5432');
});
