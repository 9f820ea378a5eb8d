import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Field } from './Field.tsx';
import { JoinedField } from './JoinedField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';

export const examples: ComponentExamples = {
  component: 'Field',
  group: 'fields',
  layout: 'grid',
  examples: [
    {
      name: (translate) => translate('Tomt, måste fyllas i', 'Empty, required'),
      show: (translate) => <Field label={translate('Förnamn', 'First name')} required />,
    },
    {
      name: (translate) => translate('Fokus', 'Focus'),
      show: (translate) => <Field label={translate('Ort', 'City')} defaultValue="Åstad" data-forced-state="focus" />,
    },
    {
      name: (translate) => translate('Fel', 'In error'),
      show: (translate) => (
        <Field
          label={translate('E-post', 'Email')}
          type="email"
          defaultValue="astrid.lind@hemvist"
          error={translate('Du måste ange en giltig email', 'Please enter a valid email address')}
        />
      ),
    },
    {
      name: (translate) => translate('Spärrat', 'Disabled'),
      show: (translate) => (
        <Field label={translate('Land', 'Country')} defaultValue={translate('Sverige', 'Ireland')} disabled />
      ),
    },
    {
      name: (translate) => translate('Valfritt', 'Optional'),
      show: (translate) => <Field label="c/o" optionalMark={translate('Valfritt', 'Optional')} />,
    },
    {
      name: (translate) => translate('Lösenord, med hjälptext', 'Password, with a hint'),
      show: (translate) => (
        <PasswordField
          label={translate('Lösenord', 'Password')}
          revealLabel={translate('Visa lösenord', 'Show password')}
          hint={translate('Minst 7 tecken', 'At least 7 characters')}
          defaultValue="linoljaa"
        />
      ),
    },
    {
      name: (translate) => translate('Flera rader', 'Several lines'),
      show: (translate) => (
        <TextArea
          label={translate('Meddelande', 'Message')}
          optionalMark={translate('Valfritt', 'Optional')}
          defaultValue={translate('Ställ gärna paketet vid grinden.', 'Please leave the parcel by the gate.')}
        />
      ),
    },
    {
      name: (translate) => translate('Med knapp', 'With its button'),
      show: (translate) => (
        <JoinedField
          label={translate('Postnummer', 'Postal code')}
          defaultValue="123 45"
          button={translate('Visa leveranssätt', 'See delivery options')}
          onSubmit={() => undefined}
        />
      ),
    },
    {
      name: (translate) => translate('Med knapp, fel', 'With its button, in error'),
      show: (translate) => (
        <JoinedField
          label={translate('Rabattkod', 'Promo code')}
          defaultValue="HÖST"
          error={translate('Koden finns inte', 'There is no such code')}
          button={translate('Använd', 'Use')}
          onSubmit={() => undefined}
        />
      ),
    },
  ],
};
