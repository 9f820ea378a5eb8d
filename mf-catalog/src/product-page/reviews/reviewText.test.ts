import { reviewComment, reviewText } from './reviewText.ts';

test.each<[comment: string, title: string | null, text: string]>([
  ['Raka och tunga\n\nTolv i köket.', 'Raka och tunga', 'Tolv i köket.'],
  ['Raka\r\n\r\nTolv i köket.\r\n\r\nSer bra ut.', 'Raka', 'Tolv i köket.\n\nSer bra ut.'],
  ['Tolv i köket.', null, 'Tolv i köket.'],
  ['Tolv i köket.\nSer bra ut.', null, 'Tolv i köket.\nSer bra ut.'],
  ['Två rader\növerst\n\nText', null, 'Två rader\növerst\n\nText'],
  [`${'x'.repeat(81)}\n\nText`, null, `${'x'.repeat(81)}\n\nText`],
  ['\n\nTolv i köket.\n\n', null, 'Tolv i köket.'],
])('the comment %j has the title %j', (comment, title, text) => {
  expect(reviewText(comment)).toEqual({ title, text });
});

test('a comment contains the title that it is read from', () => {
  const review = { title: ' Raka ', text: ' Tolv i köket. ' };

  expect(reviewText(reviewComment(review))).toEqual({ title: 'Raka', text: 'Tolv i köket.' });
  expect(reviewComment({ ...review, title: ' ' })).toBe('Tolv i köket.');
});
