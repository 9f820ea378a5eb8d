import { render, screen, within } from '@testing-library/react';
import { Heading } from '../heading/Heading.tsx';
import { SectionHead, SectionStack } from './Section.tsx';

test('the head of a section contains its heading and the tools', () => {
  render(
    <SectionStack>
      <section aria-labelledby="new">
        <SectionHead tools={<a href="/nyheter">Visa alla</a>}>
          <Heading size="section" as="h2" id="new">
            Nytt i butiken
          </Heading>
        </SectionHead>
        <p>Krokar</p>
      </section>
    </SectionStack>,
  );

  const section = within(screen.getByRole('region', { name: 'Nytt i butiken' }));
  expect(section.getByRole('link', { name: 'Visa alla' })).toBeVisible();
  expect(section.getByText('Krokar')).toBeVisible();
});
