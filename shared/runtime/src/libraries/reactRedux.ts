/** React bindings of the store. There must be one copy: another has its own context, without a store. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
