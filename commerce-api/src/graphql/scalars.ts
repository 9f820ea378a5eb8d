import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Accepts a finite number or numeric text, and returns a number. */
const decimal = new GraphQLScalarType<number, number>({
  name: 'Decimal',
  serialize: (value) => numberFrom(value, 'Decimal'),
  parseValue: (value) => numberFrom(value, 'Decimal'),
  parseLiteral: (node) =>
    node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING
      ? numberFrom(node.value, 'Decimal')
      : fail('Decimal'),
});

const long = new GraphQLScalarType<number, number>({
  name: 'Long',
  serialize: (value) => integerFrom(value),
  parseValue: (value) => integerFrom(value),
  parseLiteral: (node) => (node.kind === Kind.INT ? integerFrom(node.value) : fail('Long')),
});

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => dateFrom(value).toISOString(),
  parseValue: (value) => dateFrom(value),
  parseLiteral: (node) => (node.kind === Kind.STRING ? dateFrom(node.value) : fail('DateTime')),
});

const guid = new GraphQLScalarType<string, string>({
  name: 'Guid',
  serialize: String,
  parseValue: (value) => (typeof value === 'string' ? value : fail('Guid')),
  parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : fail('Guid')),
});

export const scalars = { Decimal: decimal, Long: long, DateTime: dateTime, Guid: guid };

function numberFrom(value: unknown, name: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fail(name);
}

function integerFrom(value: unknown): number {
  const number = numberFrom(value, 'Long');
  return Number.isSafeInteger(number) ? number : fail('Long');
}

function dateFrom(value: unknown): Date {
  const date = value instanceof Date || typeof value === 'string' ? new Date(value) : fail('DateTime');
  return Number.isNaN(date.getTime()) ? fail('DateTime') : date;
}

function fail(name: string): never {
  throw new GraphQLError(`The value is not a valid ${name}.`);
}
