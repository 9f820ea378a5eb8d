import { withModuleClasses } from './withModuleClasses.ts';

const house = { button: 'button_x1 secondary_x2', row: 'row_y' };

test('house classes become those of the build, others stay', () => {
  expect(
    withModuleClasses('<p class="note"><a href="/x" class="button wide">Till x</a></p><ul class="row">', house),
  ).toBe('<p class="note"><a href="/x" class="button_x1 secondary_x2 wide">Till x</a></p><ul class="row_y">');
});

test('words in the text are no classes', () => {
  const html = '<p>Skriv class="button" i texten</p><p title="button">toString</p>';

  expect(withModuleClasses(html, house)).toBe(html);
});

test('a class named like a method of objects stays as it is', () => {
  expect(withModuleClasses('<b class="constructor">', house)).toBe('<b class="constructor">');
});
