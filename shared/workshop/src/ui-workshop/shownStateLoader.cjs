// webpack loader of the component workshop: what a stylesheet says of `:hover` and `:focus-visible` also holds for what
// carries `data-shown-state`, and for what stands directly in a `data-shown-child-state`. So a page can show a look that
// only a pointer or a key would give.
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
