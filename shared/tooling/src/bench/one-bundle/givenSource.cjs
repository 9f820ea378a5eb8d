// webpack loader: replaces the content of the module by a source from the build's configuration.
module.exports = function givenSource() {
  return this.getOptions().source;
};
