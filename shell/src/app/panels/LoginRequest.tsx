import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from '@hemvaror/runtime/libraries/reactRedux';
import { useLocation, useNavigate } from '@hemvaror/runtime/libraries/router';
import { panelSlice } from '@hemvaror/runtime/state/panelSlice';
import { sessionSlice } from '@hemvaror/runtime/state/sessionSlice';
import { isLoginRequested, pageAfterLogin } from '../navigation/loginRequest.ts';

/** Key that the router gives to the address of a document. */
const DOCUMENT_KEY = 'default';

/**
 * Opens the login for a visitor whose navigation a guard redirected, and after the login the requested page. The
 * login of a document opens once the session is known (`startSession`).
 */
export function LoginRequest() {
  const { key, search } = useLocation();
  const isVisitor = useSelector(sessionSlice.selectors.selectUserName) === null;
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const openLogin = useEffectEvent(() => {
    if (!isVisitor || !isLoginRequested(search)) return;
    dispatch(panelSlice.actions.panelOpened({ name: 'account', frame: 'login' }));
  });
  const openPage = useEffectEvent(() => {
    const next = pageAfterLogin(search, window.location.origin);
    // Replaces the address: Back must not open the login again.
    if (next !== null) void navigate(next, { replace: true });
  });

  useEffect(() => {
    if (key !== DOCUMENT_KEY) openLogin();
  }, [key]);

  useEffect(() => {
    if (!isVisitor) openPage();
  }, [isVisitor]);

  return null;
}
