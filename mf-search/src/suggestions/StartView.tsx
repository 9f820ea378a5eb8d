import { useState, type ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { ClockIcon } from '@hemvaror/ui/icons/ClockIcon';
import { SearchIcon } from '@hemvaror/ui/icons/SearchIcon';
import { MainCategories } from './MainCategories.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { Options } from './Options.tsx';
import type { ProductOption_productFragment } from './ProductOption.generated.ts';
import { ProductOption } from './ProductOption.tsx';
import { ProductRowSkeletons } from './ProductRowSkeletons.tsx';
import { recentSearches } from './recentSearches.ts';
import classes from './StartView.module.css';
import { TextOption } from './TextOption.tsx';
import { topSearches } from '../topSearches.ts';
import { LATEST_COUNT } from './useLatestProducts.ts';

export interface StartViewProps {
  /** Undefined while they load. */
  latest: readonly ProductOption_productFragment[] | undefined;
  onSelect: (text: string) => void;
}

/** Content for an empty field: recent searches or a message without any (OP-18), top searches, categories and new products. */
export function StartView({ latest, onSelect }: StartViewProps) {
  const { t } = useTranslation('search');
  const [recent] = useState(recentSearches);
  const top = topSearches(useShop().config).filter((text) => !recent.includes(text));

  return (
    <div className={classes.start}>
      {recent.length === 0 && <p>{t('suggestions.none')}</p>}
      <Options className={classes.groups}>
        <Texts
          title={t('suggestions.recent')}
          texts={recent}
          icon={<ClockIcon />}
          onSelect={onSelect}
          className={classes.recent}
        />
        <Texts title={t('suggestions.top')} texts={top} icon={<SearchIcon />} onSelect={onSelect} />
        <MainCategories className={classes.categories} />
        {latest?.length !== 0 && <LatestProducts products={latest} />}
      </Options>
    </div>
  );
}

interface TextsProps {
  title: string;
  texts: readonly string[];
  icon: ReactNode;
  onSelect: (text: string) => void;
  className?: string | undefined;
}

function Texts({ title, texts, icon, onSelect, className }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <OptionGroup title={title} className={className}>
      {texts.map((text) => (
        <TextOption key={text} text={text} icon={icon} onSelect={onSelect} />
      ))}
    </OptionGroup>
  );
}

function LatestProducts({ products }: { products: StartViewProps['latest'] }) {
  const { t } = useTranslation('search');
  return (
    <OptionGroup title={t('suggestions.latest')} className={classes.latest}>
      {products ? (
        products.map((product, index) => (
          <ProductOption key={product.productId} product={product} index={index} search="" />
        ))
      ) : (
        <ProductRowSkeletons count={LATEST_COUNT} />
      )}
    </OptionGroup>
  );
}
