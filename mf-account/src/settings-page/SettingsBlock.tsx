import { useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '@hemvaror/runtime/libraries/i18next';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { textLinkClassName } from '@hemvaror/ui/text/textLinkClassName';
import { VisuallyHidden } from '@hemvaror/ui/visually-hidden/VisuallyHidden';
import type { SettingsFormProps } from './settingsFormProps.ts';
import classes from './SettingsBlock.module.css';

interface SettingsBlockProps extends Omit<SettingsFormProps, 'close'> {
  title: string;
  /** The current values. An empty value is rendered as a text. */
  rows: readonly (readonly [label: string, value: string])[];
  /** Replaces the rows while the block is edited. Canceling discards the input. */
  Form: ComponentType<SettingsFormProps>;
}

export function SettingsBlock({ title, rows, Form, ...editing }: SettingsBlockProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const block = useRef<HTMLElement>(null);
  const [isEdited, setEdited] = useState(false);
  const isSwitched = useRef(false);

  // With the render, so that the focus moves before the next key press: to the first field or, after editing, to the edit button.
  useLayoutEffect(() => {
    if (!isSwitched.current) return;
    const next = isEdited ? 'input:not([readonly]), select' : 'button';
    block.current?.querySelector<HTMLElement>(next)?.focus();
  }, [isEdited]);

  function switchTo(edited: boolean): void {
    isSwitched.current = true;
    setEdited(edited);
  }

  return (
    <section ref={block} className={classes.block} aria-labelledby={id}>
      <div className={classes.head}>
        <Heading size="part" as="h2" id={id}>
          {title}
        </Heading>
        {!isEdited && (
          <button type="button" className={textLinkClassName()} onClick={() => switchTo(true)}>
            {t('settings.edit')} <VisuallyHidden>{title}</VisuallyHidden>
          </button>
        )}
      </div>
      {isEdited ? (
        <Form {...editing} close={() => switchTo(false)} />
      ) : (
        <dl className={classes.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-empty={value === '' || undefined}>{value || t('settings.empty')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
