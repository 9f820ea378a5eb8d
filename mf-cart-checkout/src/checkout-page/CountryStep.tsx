import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Select } from '@hemvaror/ui/select/Select';
import type { CheckoutMarket } from './markets.ts';

interface CountryStepProps {
  markets: readonly CheckoutMarket[];
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  onChange: (alias: string) => void;
}

/** The delivery country, which decides prices, carriers and fields. */
export function CountryStep({ markets, market, onChange }: CountryStepProps) {
  const { t } = useTranslation('cart-checkout');
  const countries = markets.map(({ alias, country, currency }) => ({
    value: alias,
    label: t('country.option', { country, currency }),
  }));

  return (
    <Select
      label={t('country.label')}
      autoComplete="off"
      required
      value={market?.alias ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={market ? countries : [{ value: '', label: t('country.choose'), disabled: true }, ...countries]}
    />
  );
}
