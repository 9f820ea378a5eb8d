/** React's side of the store. One copy, or its context splits and components read from nowhere. */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
