import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './ReceiptColumns.module.css';

interface ReceiptColumn {
  title: string;
  /** Only texts are rendered. */
  lines: readonly (string | false | null | undefined)[];
}

/** Address, delivery and payment of an order, without empty columns. */
export function ReceiptColumns({ columns }: { columns: readonly ReceiptColumn[] }) {
  const filled = columns
    .map(({ title, lines }) => ({ title, lines: lines.filter((line) => typeof line === 'string' && line !== '') }))
    .filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return null;

  return (
    <div className={classes.columns}>
      {filled.map(({ title, lines }) => (
        <div key={title}>
          <Heading size="small" as="h3" className={classes.title}>
            {title}
          </Heading>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- fixed lines of text, in a fixed order
            <Text key={index} size="small">
              {line}
            </Text>
          ))}
        </div>
      ))}
    </div>
  );
}
