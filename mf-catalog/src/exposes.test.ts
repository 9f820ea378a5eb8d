import failureEn from '@hemvaror/domain/failure/messages/en.json';
import failureSv from '@hemvaror/domain/failure/messages/sv.json';
import validationEn from '@hemvaror/domain/validation/messages/en.json';
import validationSv from '@hemvaror/domain/validation/messages/sv.json';
import { everyExpose } from '@hemvaror/testing/everyExpose';
import { remote } from '../federation.config.ts';
import { messages as en } from './messages/en.ts';
import { messages as sv } from './messages/sv.ts';

everyExpose(remote);

// Copies of the shared messages: importing those files would add all their texts to the first view.
test('failures and invalid fields use the same messages as the rest of the shop', () => {
  const catalogMessages = ({ catalog }: typeof sv) => [
    catalog.failed.generic,
    catalog.notify.invalid,
    catalog.review.missing,
  ];

  expect(catalogMessages(sv)).toEqual([
    failureSv.failure.generic,
    validationSv.validation.email,
    validationSv.validation.required,
  ]);
  expect(catalogMessages(en)).toEqual([
    failureEn.failure.generic,
    validationEn.validation.email,
    validationEn.validation.required,
  ]);
});
