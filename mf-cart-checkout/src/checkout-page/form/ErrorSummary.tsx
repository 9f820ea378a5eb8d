import { useEffect, useRef } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { labelKeyOf, type FieldName } from './checkoutFields.ts';
import { invalidFields } from './formState.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';

/** Names the faulty fields with a way to each (CHECKOUT-08). Takes the focus when it comes; nothing once all are mended. */
export function ErrorSummary({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const box = useRef<HTMLDivElement>(null);
  const names = invalidFields(form.state, form.situation);

  useEffect(() => box.current?.focus(), []);

  function goTo(name: FieldName): void {
    document.getElementById(form.idOf(name))?.focus();
  }

  if (names.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error" title={t('checkout.invalid')}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a
                href={`#${form.idOf(name)}`}
                onClick={(event) => {
                  // The address stays: a hash in it would be a navigation, which closes panels and moves the page.
                  event.preventDefault();
                  goTo(name);
                }}
              >
                {t('checkout.problem', {
                  label: t(`field.${labelKeyOf(name)}`),
                  problem: uncapitalized(tValidation(form.state.problems[name] ?? '')),
                })}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
