// webpack loader of the component workshop: rules for `:hover` and `:focus-visible` also apply to elements
// with `data-shown-state`, and to direct children of `data-shown-child-state`. So a page can show styles that
// otherwise need a pointer or a key.
const STATES = [
  [/:hover\b/g, ':hover', 'hover'],
  [/:focus-visible\b/g, ':focus-visible', 'focus'],
];

module.exports = function shownStateLoader(source) {
  return STATES.reduce((css, [pattern, selector, state]) => {
    const shown = `[data-shown-state='${state}'], [data-shown-child-state='${state}'] > *`;
    return css.replaceAll(pattern, `:is(${selector}, ${shown})`);
  }, source);
};
