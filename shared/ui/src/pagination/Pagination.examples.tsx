import type { ComponentExamples, Example } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { Pagination } from './Pagination.tsx';

function pager(name: Example['name'], initial: number, count: number): Example {
  return {
    name,
    show: (say) => (
      <Held initial={initial}>
        {(current, hold) => (
          <Pagination
            label={say('Sidor', 'Pages')}
            current={current}
            count={count}
            pageLabel={(page) => say(`Sida ${page}`, `Page ${page}`)}
            renderLink={({ page, current: mark, label }) => (
              <a href="#pagination" aria-current={mark} aria-label={label} onClick={() => hold(page)}>
                {page}
              </a>
            )}
          />
        )}
      </Held>
    ),
  };
}

export const examples: ComponentExamples = {
  component: 'Pagination',
  group: 'progress',
  examples: [pager((say) => say('Sidor', 'Pages'), 1, 3), pager((say) => say('Många sidor', 'Many pages'), 6, 14)],
};
