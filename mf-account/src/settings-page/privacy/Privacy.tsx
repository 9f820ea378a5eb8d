import { useId, useState } from 'react';
import type { PublicConfig } from '@hemvaror/runtime/contract/publicConfig';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { useDispatch } from '@hemvaror/runtime/libraries/reactRedux';
import { useShop } from '@hemvaror/runtime/shop/shop';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { Button } from '@hemvaror/ui/button/Button';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import classes from './Privacy.module.css';

/** Change the password, get a copy of the data, delete the account. */
export function Privacy() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const id = useId();
  // A shell that was released before the setting runs on our own API.
  const config: Partial<PublicConfig> = useShop().config;
  const { apiAdditions = true } = config;
  const [isDeleting, setDeleting] = useState(false);

  return (
    <section className={classes.privacy} aria-labelledby={id}>
      <Heading size="part" as="h2" id={id}>
        {t('settings.privacy.title')}
      </Heading>
      <Text>{t('settings.privacy.text')}</Text>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          onClick={() => dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'change' }))}
        >
          {t('change.title')}
        </Button>
        <Button variant="text" onClick={() => setDeleting(true)}>
          {t('settings.delete.title')}
        </Button>
      </div>
      {apiAdditions && <DataExport />}
      <DeleteAccount open={isDeleting} close={() => setDeleting(false)} />
    </section>
  );
}
