// webpack loader: what the module holds is said by the build's configuration.
module.exports = function givenSource() {
  return this.getOptions().source;
};
