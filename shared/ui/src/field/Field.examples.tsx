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
      name: (say) => say('Tomt, måste fyllas i', 'Empty, required'),
      show: (say) => <Field label={say('Förnamn', 'First name')} required />,
    },
    {
      name: (say) => say('Fokus', 'Focus'),
      show: (say) => <Field label={say('Ort', 'City')} defaultValue="Åstad" data-shown-state="focus" />,
    },
    {
      name: (say) => say('Fel', 'In error'),
      show: (say) => (
        <Field
          label={say('E-post', 'Email')}
          type="email"
          defaultValue="astrid.lind@hemvist"
          error={say('Du måste ange en giltig email', 'Please enter a valid email address')}
        />
      ),
    },
    {
      name: (say) => say('Spärrat', 'Disabled'),
      show: (say) => <Field label={say('Land', 'Country')} defaultValue={say('Sverige', 'Ireland')} disabled />,
    },
    {
      name: (say) => say('Valfritt', 'Optional'),
      show: (say) => <Field label="c/o" optionalMark={say('Valfritt', 'Optional')} />,
    },
    {
      name: (say) => say('Lösenord, med hjälptext', 'Password, with a hint'),
      show: (say) => (
        <PasswordField
          label={say('Lösenord', 'Password')}
          revealLabel={say('Visa lösenord', 'Show password')}
          hint={say('Minst 7 tecken', 'At least 7 characters')}
          defaultValue="linoljaa"
        />
      ),
    },
    {
      name: (say) => say('Flera rader', 'Several lines'),
      show: (say) => (
        <TextArea
          label={say('Meddelande', 'Message')}
          optionalMark={say('Valfritt', 'Optional')}
          defaultValue={say('Ställ gärna paketet vid grinden.', 'Please leave the parcel by the gate.')}
        />
      ),
    },
    {
      name: (say) => say('Med knapp', 'With its button'),
      show: (say) => (
        <JoinedField
          label={say('Postnummer', 'Postal code')}
          defaultValue="123 45"
          button={say('Visa leveranssätt', 'Show shipping options')}
          onSubmit={() => undefined}
        />
      ),
    },
    {
      name: (say) => say('Med knapp, fel', 'With its button, in error'),
      show: (say) => (
        <JoinedField
          label={say('Rabattkod', 'Promo code')}
          defaultValue="HÖST"
          error={say('Koden finns inte', 'There is no such code')}
          button={say('Använd', 'Use')}
          onSubmit={() => undefined}
        />
      ),
    },
  ],
};
