import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { Accordion, AccordionItem } from './accordion/Accordion.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { Collapse } from './collapse/Collapse.tsx';
import { Field } from './field/Field.tsx';
import { PasswordField } from './field/PasswordField.tsx';
import { Flag } from './flag/Flag.tsx';
import { Modal } from './modal/Modal.tsx';
import { Panel } from './panel/Panel.tsx';
import { Picture } from './picture/Picture.tsx';
import { QuantityStepper } from './quantity-stepper/QuantityStepper.tsx';
import { Rating } from './rating/Rating.tsx';
import { RatingInput } from './rating/RatingInput.tsx';
import { SegmentedControl } from './segmented-control/SegmentedControl.tsx';
import { Select } from './select/Select.tsx';
import { Slider } from './slider/Slider.tsx';
import { Toast } from './toast/Toast.tsx';

const noop = () => undefined;

function Everything(): ReactNode {
  return (
    <main>
      <Accordion>
        <AccordionItem title="Beskrivning">Mässing</AccordionItem>
      </Accordion>
      <Checkbox error="Fel">Villkor</Checkbox>
      <RadioGroup legend="Frakt" options={[{ value: 'a', name: 'Ombud' }]} value="a" onChange={noop} />
      <Collapse open={false}>Filter</Collapse>
      <Field label="E-post" error="Fel" hint="Kvittot" />
      <PasswordField label="Lösenord" revealLabel="Visa" />
      <Flag country="eu" shape="circle" />
      <Panel name="account" title="Konto" closeLabel="Stäng" onClose={noop}>
        Logga in
      </Panel>
      <Modal open title="Fråga" closeLabel="Stäng" onClose={noop}>
        Svar
      </Modal>
      <Picture src="/1.webp" alt="Krok" width={4} height={5} priority />
      <QuantityStepper
        value={1}
        max={3}
        onChange={noop}
        label="Antal"
        fieldLabel="Antal"
        decreaseLabel="−"
        increaseLabel="+"
      />
      <Rating value={3.5} label="3,5 av 5" />
      <RatingInput legend="Betyg" starLabel={String} value={2} onChange={noop} />
      <SegmentedControl legend="Kund" options={[{ value: 'a', label: 'Privat' }]} value="a" onChange={noop} />
      <Select label="Sortera" options={[{ value: 'a', label: 'Senaste' }]} />
      <Slider label="Produkter" previousLabel="Bak" nextLabel="Fram" head={<h2>Nytt</h2>}>
        <p>Krok</p>
      </Slider>
      <Toast message={null} closeLabel="Stäng" onClose={noop} />
    </main>
  );
}

test('all components hydrate without mismatch, and dialogs open after hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Everything />);
  const heading = container.querySelector('h2');
  expect(container).toHaveTextContent('Beskrivning');
  expect(container.querySelector('[role="dialog"]')).toBeNull();
  const onRecoverableError = jest.fn();

  // A mismatch calls this function and console.error, which fails the test.
  const root = await act(async () => hydrateRoot(container, <Everything />, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('h2')).toBe(heading);
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  await act(async () => root.unmount());
});
