import failureEn from '@hemvaror/domain/failure/messages/en.json';
import failureSv from '@hemvaror/domain/failure/messages/sv.json';
import validationEn from '@hemvaror/domain/validation/messages/en.json';
import validationSv from '@hemvaror/domain/validation/messages/sv.json';
import { everyExpose } from '@hemvaror/testing/everyExpose';
import { remote } from '../federation.config.ts';
import { messages as en } from './messages/en.ts';
import { messages as sv } from './messages/sv.ts';

everyExpose(remote);

// Not the shared messages themselves: a first view pays for every word of a remote.
test('failures and invalid fields have the messages of the whole shop', () => {
  const own = ({ catalog }: typeof sv) => [catalog.failed.generic, catalog.notify.invalid, catalog.review.missing];

  expect(own(sv)).toEqual([failureSv.failure.generic, validationSv.validation.email, validationSv.validation.required]);
  expect(own(en)).toEqual([failureEn.failure.generic, validationEn.validation.email, validationEn.validation.required]);
});
