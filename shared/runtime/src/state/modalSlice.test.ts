import { createAppStore } from './appStore.ts';
import { modalSlice } from './modalSlice.ts';

test('one modal is open at a time, and none at first', () => {
  const store = createAppStore();
  const current = () => modalSlice.selectors.selectModal(store.getState());
  expect(current()).toBeNull();

  store.dispatch(modalSlice.actions.modalOpened({ name: 'prompt', title: 'Så mäter du', text: 'Mät väggen.' }));
  store.dispatch(modalSlice.actions.modalOpened({ name: 'prompt', title: 'Leverans', text: 'Tre dagar.' }));
  expect(current()).toEqual({ name: 'prompt', title: 'Leverans', text: 'Tre dagar.' });

  store.dispatch(modalSlice.actions.modalClosed());
  expect(current()).toBeNull();
});
