import classes from './Wordmark.module.css';

/** The name of a payment service or a carrier as styled text instead of a logo. */
export function Wordmark({ name, as: Tag = 'span' }: { name: string; as?: 'span' | 'li' }) {
  return (
    <Tag className={classes.wordmark} data-wordmark>
      {name}
    </Tag>
  );
}
