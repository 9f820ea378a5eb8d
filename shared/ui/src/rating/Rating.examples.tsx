import type { ComponentExamples, Say } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { textLinkClassName } from '../text/textLinkClassName.ts';
import { Rating } from './Rating.tsx';
import { RatingInput } from './RatingInput.tsx';

const input = (say: Say) => ({
  legend: say('Betyg', 'Rating'),
  starLabel: (stars: number) => say(`${stars} av 5`, `${stars} out of 5`),
});

export const examples: ComponentExamples = {
  component: 'Rating',
  group: 'ratings',
  examples: [
    {
      name: (say) => say('Snitt', 'Average'),
      show: (say) => (
        <Rating value={4.6} label={say('4,6 av 5', '4.6 out of 5')}>
          <span>{say('4,6', '4.6')}</span>
          <a className={textLinkClassName('quiet')} href="#rating">
            {say('18 omdömen', '18 reviews')}
          </a>
        </Rating>
      ),
    },
    {
      name: (say) => say('Halva stjärnor', 'Half stars'),
      show: (say) => <Rating value={3.5} label={say('3,5 av 5', '3.5 out of 5')} />,
    },
    {
      name: (say) => say('Sätt betyg', 'Give stars'),
      show: (say) => (
        <Held initial={4}>{(value, hold) => <RatingInput {...input(say)} value={value} onChange={hold} />}</Held>
      ),
    },
    {
      name: (say) => say('Sätt betyg, fel', 'Give stars, in error'),
      show: (say) => (
        <RatingInput
          {...input(say)}
          value={0}
          error={say('Välj ett betyg', 'Please choose a rating')}
          onChange={() => undefined}
        />
      ),
    },
  ],
};
