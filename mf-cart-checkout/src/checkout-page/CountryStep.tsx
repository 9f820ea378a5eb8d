import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Select } from '@hemvaror/ui/select/Select';
import type { CheckoutMarket } from './markets.ts';

interface CountryStepProps {
  markets: readonly CheckoutMarket[];
  value: string;
  onChange: (alias: string) => void;
}

export function CountryStep({ markets, value, onChange }: CountryStepProps) {
  const { t } = useTranslation('cart-checkout');

  return (
    <Select
      label={t('country.label')}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={markets.map(({ alias, country, currency }) => ({
        value: alias,
        label: t('country.option', { country, currency }),
      }))}
    />
  );
}
