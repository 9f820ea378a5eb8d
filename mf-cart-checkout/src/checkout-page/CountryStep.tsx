import { useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Select } from '@hemvaror/ui/select/Select';
import type { CheckoutMarket } from './markets.ts';

interface CountryStepProps {
  markets: readonly CheckoutMarket[];
  /** Null until the shopper has chosen a country. */
  market: CheckoutMarket | null;
  /** @returns false if the country could not be changed */
  onChange: (alias: string) => Promise<boolean>;
}

/** The delivery country, which decides prices, carriers and fields. */
export function CountryStep({ markets, market, onChange }: CountryStepProps) {
  const { t } = useTranslation('cart-checkout');
  /** The chosen alias until the data of its market have been fetched. */
  const [pending, setPending] = useState<string | null>(null);
  const countries = markets.map(({ alias, country, currency }) => ({
    value: alias,
    label: t('country.option', { country, currency }),
  }));

  async function change(alias: string): Promise<void> {
    setPending(alias);
    await onChange(alias);
    setPending(null);
  }

  return (
    <Select
      label={t('country.label')}
      autoComplete="off"
      required
      value={pending ?? market?.alias ?? ''}
      aria-busy={pending !== null}
      onChange={(event) => void change(event.target.value)}
      options={
        market || pending ? countries : [{ value: '', label: t('country.choose'), disabled: true }, ...countries]
      }
    />
  );
}
