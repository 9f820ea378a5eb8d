import { failedErrorPage } from './failedErrorPage.ts';

const failure = { locale: 'sv', error: new Error('<b>no footer</b>'), requestId: 'req-7', isProduction: true } as const;

test('if the error page itself fails, the document has a message, details and a link to the home page [ERR-12]', () => {
  const document = failedErrorPage(failure);

  expect(document).toContain('An error occurred while showing the error page');
  expect(document).toContain('req-7');
  expect(document).toContain('<a href="/">Till startsidan</a>');
  expect(failedErrorPage({ ...failure, locale: 'en' })).toContain('<a href="/">Go to home page</a>');
});

test('the stack is part of the details in development only, escaped [ERR-12]', () => {
  expect(failedErrorPage(failure)).not.toContain('no footer');

  const document = failedErrorPage({ ...failure, isProduction: false });
  expect(document).toContain('&lt;b>no footer&lt;/b>');
  expect(document).toContain('failedErrorPage.test.ts');
});
