import { sortAddresses } from './shopAddresses.ts';

test('the addresses of a sitemap are sorted by kind', () => {
  const paths = ['/', '/c/beslag', '/en/c/hardware/hooks', '/p/handtag/linje', '/garanti', '/b/dunort'];

  expect(sortAddresses(paths.map((path) => `http://localhost:3000${path}`))).toEqual({
    lists: ['/c/beslag', '/en/c/hardware/hooks'],
    products: ['/p/handtag/linje'],
    others: ['/', '/garanti', '/b/dunort'],
  });
});
