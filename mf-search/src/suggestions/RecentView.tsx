import { useState } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { ClockIcon } from '@hemvaror/ui/icons/ClockIcon';
import { SearchIcon } from '@hemvaror/ui/icons/SearchIcon';
import { OptionGroup } from './OptionGroup.tsx';
import { Options } from './Options.tsx';
import { recentSearches } from './recentSearches.ts';
import classes from './RecentView.module.css';
import { TextOption } from './TextOption.tsx';
import { topSearches } from '../topSearches.ts';

/** Content for an empty field: recent searches or, without any, a message and the top searches (OP-18). */
export function RecentView({ onSelect }: { onSelect: (text: string) => void }) {
  const { t } = useTranslation('search');
  const [recent] = useState(recentSearches);
  const top = topSearches(useShop().config);

  if (recent.length > 0) {
    return (
      <Options className={classes.recent}>
        <OptionGroup title={t('suggestions.recent')}>
          {recent.map((text) => (
            <TextOption key={text} text={text} icon={<ClockIcon />} onSelect={onSelect} />
          ))}
        </OptionGroup>
      </Options>
    );
  }
  return (
    <div className={classes.recent}>
      <p>{t('suggestions.none')}</p>
      {top.length > 0 && (
        <Options>
          <OptionGroup title={t('suggestions.top')}>
            {top.map((text) => (
              <TextOption key={text} text={text} icon={<SearchIcon />} onSelect={onSelect} />
            ))}
          </OptionGroup>
        </Options>
      )}
    </div>
  );
}
