import { use, type ReactNode } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { ComboboxContext } from './combobox.ts';

interface OptionsProps {
  className?: string | undefined;
  isBusy?: boolean | undefined;
  children: ReactNode;
}

/** The listbox that the field controls. A view has at most one, and none without options. */
export function Options({ className, isBusy, children }: OptionsProps) {
  const { t } = useTranslation('search');
  const { listId } = use(ComboboxContext);
  return (
    // A native select cannot contain links and images.
    <div role="listbox" id={listId} aria-label={t('suggestions.label')} aria-busy={isBusy} className={className}>
      {children}
    </div>
  );
}
