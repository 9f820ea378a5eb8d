import { screen } from '@testing-library/react';
import { renderComponent } from '@hemvaror/testing/renderPage';
import { RichText } from './RichText.tsx';

test("an editor's HTML is rendered as elements without event handlers and javascript: links", async () => {
  const html =
    '<h2>Montering</h2><p onclick="x()">Borra<br>här. <a href="/skotsel">Skötsel</a> <a href="javascript:x()">nej</a></p>';
  const { container } = await renderComponent(<RichText html={html} />, { messages: {} });

  expect(screen.getByRole('heading', { level: 2, name: 'Montering' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/skotsel');
  expect(screen.getByText(/nej/)).toBeVisible();
  expect(container.querySelector('[onclick]')).toBeNull();
});
