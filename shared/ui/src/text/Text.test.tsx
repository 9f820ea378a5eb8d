import { render, screen } from '@testing-library/react';
import { Prose } from './Prose.tsx';
import { Text } from './Text.tsx';
import { textLinkClassName } from './textLinkClassName.ts';

test('a text is a paragraph of normal size by default', () => {
  render(
    <>
      <Text>Ett rakt handtag.</Text>
      <Text as="span" size="small" muted figures id="lowest">
        299 kr
      </Text>
    </>,
  );

  const plain = screen.getByText('Ett rakt handtag.');
  expect(plain.tagName).toBe('P');
  expect(plain).toHaveAttribute('data-size', 'normal');
  expect(plain).not.toHaveAttribute('data-muted');
  const small = screen.getByText('299 kr');
  expect(small).toHaveAttribute('id', 'lowest');
  expect(small).toHaveAttribute('data-muted');
  expect(small).toHaveAttribute('data-figures');
});

test('plain and quiet links have different classes', () => {
  expect(textLinkClassName()).not.toBe(textLinkClassName('quiet'));
});

test('prose can contain paragraphs and lists', () => {
  render(
    <Prose>
      <p>Olja trä.</p>
      <ul>
        <li>Två gånger om året</li>
      </ul>
    </Prose>,
  );

  expect(screen.getByRole('listitem')).toHaveTextContent('Två gånger om året');
});
