import type { ComponentExamples, Example } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { Pagination } from './Pagination.tsx';

function pager(name: Example['name'], initial: number, count: number): Example {
  return {
    name,
    show: (translate) => (
      <Stateful initial={initial}>
        {(current, setValue) => (
          <Pagination
            label={translate('Sidor', 'Pages')}
            current={current}
            count={count}
            pageLabel={(page) => translate(`Sida ${page}`, `Page ${page}`)}
            renderLink={({ page, current: mark, label }) => (
              <a href="#pagination" aria-current={mark} aria-label={label} onClick={() => setValue(page)}>
                {page}
              </a>
            )}
          />
        )}
      </Stateful>
    ),
  };
}

export const examples: ComponentExamples = {
  component: 'Pagination',
  group: 'progress',
  examples: [
    pager((translate) => translate('Sidor', 'Pages'), 1, 3),
    pager((translate) => translate('Många sidor', 'Many pages'), 6, 14),
  ],
};
