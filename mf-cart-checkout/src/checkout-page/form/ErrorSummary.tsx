import { useEffect, useRef } from 'react';
import { invalidFields } from './formState.ts';
import { InvalidFields } from './InvalidFields.tsx';
import type { CheckoutForm } from './useCheckoutForm.ts';

/** Lists the invalid fields of the form. Receives the focus on mount. Renders nothing without errors. */
export function ErrorSummary({ form }: { form: CheckoutForm }) {
  const box = useRef<HTMLDivElement>(null);
  const names = invalidFields(form.state, form.context);

  useEffect(() => box.current?.focus(), []);

  if (names.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <InvalidFields
        names={names}
        errors={form.state.errors}
        idOf={form.idOf}
        // Not by the hash: that is a navigation, which closes panels and scrolls the page.
        onSelect={(name) => document.getElementById(form.idOf(name))?.focus()}
      />
    </div>
  );
}
