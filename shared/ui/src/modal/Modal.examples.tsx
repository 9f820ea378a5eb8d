import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../examples/componentExamples.ts';
import { Held } from '../examples/Held.tsx';
import { Modal } from './Modal.tsx';

export const examples: ComponentExamples = {
  component: 'Modal',
  group: 'floating',
  examples: [
    {
      name: (say) => say('En fråga', 'A question'),
      show: (say) => (
        <Held initial={false}>
          {(open, hold) => (
            <>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => hold(true)}>
                {say('Ta bort kontot', 'Delete account')}
              </Button>
              <Modal
                open={open}
                title={say('Ta bort kontot?', 'Delete your account?')}
                closeLabel={say('Stäng', 'Close')}
                onClose={() => hold(false)}
                actions={
                  <>
                    <Button onClick={() => hold(false)}>{say('Ta bort kontot', 'Delete account')}</Button>
                    <Button variant="secondary" onClick={() => hold(false)}>
                      {say('Behåll', 'Keep it')}
                    </Button>
                  </>
                }
              >
                <p>
                  {say(
                    'Dina ordrar finns kvar hos oss i sju år, enligt bokföringslagen. Allt annat tas bort.',
                    'We keep your orders for seven years, as the law asks. Everything else is deleted.',
                  )}
                </p>
              </Modal>
            </>
          )}
        </Held>
      ),
    },
    {
      name: (say) => say('95 % av fönstret', '95% of the window'),
      show: (say) => (
        <Held initial={false}>
          {(open, hold) => (
            <>
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => hold(true)}>
                {say('Visa bilden', 'Show the picture')}
              </Button>
              <Modal
                open={open}
                title={say('Bricka Rund', 'Tray Rund')}
                closeLabel={say('Stäng', 'Close')}
                ratio={4 / 5}
                onClose={() => hold(false)}
              >
                <img
                  src="/images/product/800f1000/tray-rund-oak-1.webp"
                  alt={say('Bricka Rund, ek', 'Tray Rund, oak')}
                  width={800}
                  height={1000}
                  style={{ width: '100%', height: '100%' }}
                />
              </Modal>
            </>
          )}
        </Held>
      ),
    },
  ],
};
