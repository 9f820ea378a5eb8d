import { withModuleClasses } from './withModuleClasses.ts';

const classMap = { button: 'button_x1 secondary_x2', row: 'row_y' };

test('mapped classes are replaced by those of the build, and others stay', () => {
  expect(
    withModuleClasses('<p class="note"><a href="/x" class="button wide">Till x</a></p><ul class="row">', classMap),
  ).toBe('<p class="note"><a href="/x" class="button_x1 secondary_x2 wide">Till x</a></p><ul class="row_y">');
});

test('text and other attributes are not replaced', () => {
  const html = '<p>Skriv class="button" i texten</p><p title="button">toString</p>';

  expect(withModuleClasses(html, classMap)).toBe(html);
});

test('a class with the name of an object method stays unchanged', () => {
  expect(withModuleClasses('<b class="constructor">', classMap)).toBe('<b class="constructor">');
});
