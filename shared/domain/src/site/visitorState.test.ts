import { SHOP_COOKIES } from './shopCookies.ts';
import { cookiesWith } from './visitorState.ts';

test('every cookie of the shop has a part in documents, on http and on https', () => {
  const names = Object.values(SHOP_COOKIES).flatMap((each) =>
    typeof each === 'string' ? [each] : [each.secure, each.plain],
  );

  expect([...cookiesWith('key'), ...cookiesWith('browser'), ...cookiesWith('own')].toSorted()).toEqual(
    names.toSorted(),
  );
  expect(cookiesWith('own')).toEqual(expect.arrayContaining(['ralph-auth', 'flash', '__Host-flash']));
});
