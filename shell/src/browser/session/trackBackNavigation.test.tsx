import { createAppStore } from '@hemvaror/runtime/state/appStore';
import { trackBackNavigation } from './trackBackNavigation.ts';

test('the back-navigation flag is set while the shopper goes back, and cleared after the navigation', () => {
  const store = createAppStore();
  const isBack = () => store.getState().list.backNavigated;
  const onNavigated = trackBackNavigation(store);
  expect(isBack()).toBe(false);

  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isBack()).toBe(true);

  onNavigated();
  expect(isBack()).toBe(false);
});
