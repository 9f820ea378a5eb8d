import { useState } from 'react';
import { useTranslation } from '@storefront/platform/i18next';
import { usePathTo } from '@storefront/routing/usePathTo';
import classes from './SearchBox.module.css';

export function Component() {
  const { t } = useTranslation('search');
  const pathTo = usePathTo();
  const [text, setText] = useState('');
  return (
    <form className={classes.form} role="search" action={pathTo('search-form')}>
      <input type="search" name="q" value={text} onChange={(event) => setText(event.target.value)} aria-label={t('label')} />
      <button type="submit">{t('submit')}</button>
    </form>
  );
}
