// webpack loader of the component workshop: rules for `:hover` and `:focus-visible` also apply to elements
// with `data-forced-state`, and to direct children of `data-forced-child-state`. A page can then show styles that
// otherwise need a pointer or a key.
const STATES = [
  [/:hover\b/g, ':hover', 'hover'],
  [/:focus-visible\b/g, ':focus-visible', 'focus'],
];

module.exports = function forcedStateLoader(source) {
  return STATES.reduce((css, [pattern, selector, state]) => {
    const forced = `[data-forced-state='${state}'], [data-forced-child-state='${state}'] > *`;
    return css.replaceAll(pattern, `:is(${selector}, ${forced})`);
  }, source);
};
