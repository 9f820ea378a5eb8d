// webpack loader for React Router: a minifier keeps a component that is created by a call (`forwardRef`) or has a property
// assigned (`displayName`), used or not. The shop has its own links and forms, and takes none of the router's.
const CREATED = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/** Marks created components as pure and removes their display names, so that unused ones can be removed. */
module.exports = function pureComponents(source) {
  return source.replace(CREATED, '= /*#__PURE__*/ $1').replace(NAMED, '');
};
