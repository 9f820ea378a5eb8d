import { useEffect, useRef } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { labelKeyOf, type FieldName } from './checkoutFields.ts';
import { invalidFields } from './formState.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';

/** Lists the invalid fields with a link to each (CHECKOUT-08). Receives the focus on mount. Renders nothing without errors. */
export function ErrorSummary({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');
  const box = useRef<HTMLDivElement>(null);
  const names = invalidFields(form.state, form.context);

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
                  // Do not change the hash: that is a navigation, which closes panels and scrolls the page.
                  event.preventDefault();
                  goTo(name);
                }}
              >
                {t('checkout.problem', {
                  label: t(`field.${labelKeyOf(name)}`),
                  problem: uncapitalized(tValidation(form.state.errors[name] ?? '')),
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
