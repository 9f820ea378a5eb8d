// webpack loader: wraps every stylesheet in the cascade layer of its package, so that a remote's rules override those of
// the components it uses, in any load order. The shell declares the order of the layers.
const path = require('node:path');

module.exports = function layerLoader(source) {
  const file = path.relative(this.getOptions().root, this.resourcePath).split(path.sep).join('/');
  if (file === 'shell/src/app/document/layers.css') return source;
  const layer =
    file.startsWith('shared/ui/src/tokens/') || file.startsWith('shared/ui/src/base/')
      ? 'base'
      : file.startsWith('shared/ui/')
        ? 'ui'
        : /^shared\/(commerce-ui|product-list)\//.test(file)
          ? 'commerce'
          : 'part';
  return `@layer ${layer} {\n${source}\n}`;
};
