import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Notice } from '@hemvaror/ui/notice/Notice';
import { isDeliveryField, labelKeyOf, type FieldName } from './checkoutFields.ts';
import type { FieldErrors } from './formState.ts';

interface InvalidFieldsProps {
  names: readonly FieldName[];
  errors: FieldErrors;
  /** Element id of the input. */
  idOf: (name: FieldName) => string;
  /** Called instead of following the link. */
  onSelect?: (name: FieldName) => void;
}

/** Lists invalid fields with a link to each (CHECKOUT-08). */
export function InvalidFields({ names, errors, idOf, onSelect }: InvalidFieldsProps) {
  const { t } = useTranslation('cart-checkout');
  const { t: tValidation } = useTranslation('validation');

  return (
    <Notice tone="error" title={t('checkout.invalid')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                if (!onSelect) return;
                event.preventDefault();
                onSelect(name);
              }}
            >
              {t(isDeliveryField(name) ? 'checkout.problemInDelivery' : 'checkout.problem', {
                label: t(`field.${labelKeyOf(name)}`),
                problem: uncapitalized(tValidation(errors[name] ?? '')),
              })}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
