import { phone } from './phone.ts';
import { zip } from './zip.ts';

test.each(['070-123 45 67', '+46 70 123 45 67', '(08) 12 34 56 78', '08.1234567'])(
  '"%s" is a phone number',
  (value) => {
    expect(phone(value)).toBeNull();
  },
);

test.each(['', '12345', '070-123 45 67 ankn 2', '++46701234567', '1234567890123456', '---------'])(
  '"%s" is not a phone number',
  (value) => {
    expect(phone(value)).toBe('validation.phone');
  },
);

test.each(['12345', '123 45', ' 830 05 '])('"%s" is a zip', (value) => {
  expect(zip(value)).toBeNull();
});

test.each(['', '1234', '12 345', '01234', '123  45', '123456', 'SE-12345'])('"%s" is not a zip', (value) => {
  expect(zip(value)).toBe('validation.zip');
});
