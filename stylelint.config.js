export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'declaration-no-important': true,
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Class names are camelCase roles' }],
    'max-nesting-depth': 1,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'value-keyword-case': ['lower', { ignoreProperties: ['/font/'], ignoreKeywords: ['currentColor', 'optimizeLegibility'] }],
    'property-no-vendor-prefix': null,
    'media-feature-range-notation': null,
    'at-rule-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null
  },
  overrides: [{ files: ['shared/ui/src/tokens/*.css'], rules: { 'color-no-hex': null, 'function-url-quotes': null } }],
};
