import failureEn from '@hemvaror/domain/failure/messages/en.json';
import failureSv from '@hemvaror/domain/failure/messages/sv.json';
import validationEn from '@hemvaror/domain/validation/messages/en.json';
import validationSv from '@hemvaror/domain/validation/messages/sv.json';
import { everyExpose } from '@hemvaror/testing/everyExpose';
import { remote } from '../federation.config.ts';
import { messages as en } from './messages/en.ts';
import { messages as sv } from './messages/sv.ts';
import productEn from './product-page/messages/en.json';
import productSv from './product-page/messages/sv.json';

everyExpose(remote);

// Copies of the shared messages: importing those files would add all their texts to the first view.
test('failures and invalid fields use the same messages as the rest of the shop', () => {
  const copies = ({ catalog }: typeof sv, { notify, review }: typeof productSv) => [
    catalog.failed.generic,
    notify.invalid,
    review.missing,
  ];

  expect(copies(sv, productSv)).toEqual([
    failureSv.failure.generic,
    validationSv.validation.email,
    validationSv.validation.required,
  ]);
  expect(copies(en, productEn)).toEqual([
    failureEn.failure.generic,
    validationEn.validation.email,
    validationEn.validation.required,
  ]);
});

test('the deferred messages of a product page have the same keys in both languages', () => {
  expect(keysOf(productEn)).toEqual(keysOf(productSv));
});

function keysOf(messages: object): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
  );
}
