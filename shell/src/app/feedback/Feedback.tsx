import { ModalOutlet } from './ModalOutlet.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RouteAnnouncer, type InitialLocation } from './RouteAnnouncer.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

/** What a layout tells beside its page. Nothing of it is on the first view, so its code comes with the first touch. */
export function Feedback({ from }: { from: InitialLocation }) {
  return (
    <>
      <PageLoading />
      <RouteAnnouncer from={from} />
      <OfflineNotice />
      <ToastOutlet />
      <ModalOutlet />
    </>
  );
}
