import { screen, waitFor } from '@testing-library/react';
import { renderProduct, toastOf } from '../testing/renderProduct.tsx';

/* The purchase while its code cannot be loaded. */

jest.mock('./buy.ts', () => {
  throw new Error('chunk lost');
});

afterEach(() => jest.restoreAllMocks());

async function add() {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const page = await renderProduct();
  const button = screen.getByRole('button', { name: 'Lägg i varukorgen' });
  await page.user.click(button);
  return { page, submit, form: button.closest('form') };
}

test('without the code of the purchase, the form is sent as without JavaScript', async () => {
  const { page, submit, form } = await add();

  // A failed load is retried after 0.3 s and 1 s.
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));

  expect(submit.mock.contexts).toEqual([form]);
  expect(form).toHaveFormValues({ intent: 'add-to-cart' });
  expect(toastOf(page)).toBeUndefined();
});

test('offline, the page stays and a toast asks to try again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { page, submit } = await add();

  await waitFor(() => expect(toastOf(page)).toBeDefined());

  expect(submit).not.toHaveBeenCalled();
});
