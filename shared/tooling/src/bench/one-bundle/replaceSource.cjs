// webpack loader: replaces the content of a module with a source from the build's configuration.
module.exports = function replaceSource() {
  return this.getOptions().source;
};
