import { classNames } from '@hemvaror/ui/classNames';
import { Heading } from '@hemvaror/ui/heading/Heading';
import { Text } from '@hemvaror/ui/text/Text';
import classes from './NumberedSteps.module.css';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
  /** Level of the titles. */
  heading: 'h2' | 'h3';
  className?: string | undefined;
}

/** Steps with a number, a title and a text each. */
export function NumberedSteps({ steps, heading, className }: NumberedStepsProps) {
  return (
    <ol className={classNames(classes.steps, className)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <Heading size="small" as={heading}>
              {title}
            </Heading>
            <Text size="small" muted>
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
