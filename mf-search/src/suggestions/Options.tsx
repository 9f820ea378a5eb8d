import { use, type ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { ComboboxContext } from './combobox.ts';

interface OptionsProps {
  className?: string | undefined;
  isBusy?: boolean | undefined;
  children: ReactNode;
}

/** The list that the field controls. Each view has one at most, and none where there is nothing to choose. */
export function Options({ className, isBusy, children }: OptionsProps) {
  const { t } = useTranslation('search');
  const { listId } = use(ComboboxContext);
  return (
    // A native list of choices holds no links and no pictures.
    <div role="listbox" id={listId} aria-label={t('suggestions.label')} aria-busy={isBusy} className={className}>
      {children}
    </div>
  );
}
