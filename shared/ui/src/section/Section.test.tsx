import { render, screen, within } from '@testing-library/react';
import { Heading } from '../heading/Heading.tsx';
import { Section, SectionHead, SectionStack } from './Section.tsx';

test('a section is a region named by its heading, and its head contains the tools', () => {
  render(
    <SectionStack>
      <Section labeledBy="new">
        <SectionHead tools={<a href="/nyheter">Visa alla</a>}>
          <Heading size="section" as="h2" id="new">
            Nytt i butiken
          </Heading>
        </SectionHead>
        <p>Krokar</p>
      </Section>
    </SectionStack>,
  );

  const section = within(screen.getByRole('region', { name: 'Nytt i butiken' }));
  expect(section.getByRole('link', { name: 'Visa alla' })).toBeVisible();
  expect(section.getByText('Krokar')).toBeVisible();
});
