import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Stateful } from '../examples/Stateful.tsx';
import { Modal } from './Modal.tsx';

export const examples: ComponentExamples = {
  component: 'Modal',
  group: 'floating',
  examples: [
    {
      name: (translate) => translate('En fråga', 'A question'),
      show: (translate) => (
        <Stateful initial={false}>
          {(open, setOpen) => (
            <>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {translate('Ta bort kontot', 'Delete account')}
              </Button>
              <Modal
                open={open}
                title={translate('Ta bort kontot?', 'Delete your account?')}
                closeLabel={translate('Stäng', 'Close')}
                onClose={() => setOpen(false)}
                actions={
                  <>
                    <Button onClick={() => setOpen(false)}>{translate('Ta bort kontot', 'Delete account')}</Button>
                    <Button variant="secondary" onClick={() => setOpen(false)}>
                      {translate('Behåll', 'Keep it')}
                    </Button>
                  </>
                }
              >
                <p>
                  {translate(
                    'Dina ordrar finns kvar hos oss i sju år, enligt bokföringslagen. Allt annat tas bort.',
                    'We keep your orders for seven years, as the law asks. Everything else is deleted.',
                  )}
                </p>
              </Modal>
            </>
          )}
        </Stateful>
      ),
    },
    {
      name: (translate) => translate('95 % av fönstret', '95% of the window'),
      show: (translate) => (
        <Stateful initial={false}>
          {(open, setOpen) => (
            <>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {translate('Visa bilden', 'Show the image')}
              </Button>
              <Modal
                open={open}
                title={translate('Bricka Rund', 'Tray Rund')}
                closeLabel={translate('Stäng', 'Close')}
                ratio={4 / 5}
                onClose={() => setOpen(false)}
              >
                <img
                  src="/images/product/800f1000/tray-rund-oak-1.webp"
                  alt={translate('Bricka Rund, ek', 'Tray Rund, oak')}
                  width={800}
                  height={1000}
                  style={{ width: '100%', height: '100%' }}
                />
              </Modal>
            </>
          )}
        </Stateful>
      ),
    },
  ],
};
