import type { ComponentExamples, Translate } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { textLinkClassName } from '../text/textLinkClassName.ts';
import { Rating } from './Rating.tsx';
import { RatingInput } from './RatingInput.tsx';

const input = (translate: Translate) => ({
  legend: translate('Betyg', 'Rating'),
  starLabel: (stars: number) => translate(`${stars} av 5`, `${stars} out of 5`),
});

export const examples: ComponentExamples = {
  component: 'Rating',
  group: 'ratings',
  examples: [
    {
      name: (translate) => translate('Snitt', 'Average'),
      show: (translate) => (
        <Rating value={4.6} label={translate('4,6 av 5', '4.6 out of 5')}>
          <span>{translate('4,6', '4.6')}</span>
          <a className={textLinkClassName('quiet')} href="#rating">
            {translate('18 omdömen', '18 reviews')}
          </a>
        </Rating>
      ),
    },
    {
      name: (translate) => translate('Halva stjärnor', 'Half stars'),
      show: (translate) => <Rating value={3.5} label={translate('3,5 av 5', '3.5 out of 5')} />,
    },
    {
      name: (translate) => translate('Sätt betyg', 'Give stars'),
      show: (translate) => (
        <Stateful initial={4}>
          {(value, setValue) => <RatingInput {...input(translate)} value={value} onChange={setValue} />}
        </Stateful>
      ),
    },
    {
      name: (translate) => translate('Sätt betyg, fel', 'Give stars, in error'),
      show: (translate) => (
        <RatingInput
          {...input(translate)}
          value={0}
          error={translate('Välj ett betyg', 'Please choose a rating')}
          onChange={() => undefined}
        />
      ),
    },
  ],
};
