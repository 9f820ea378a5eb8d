import { ModalPlace } from './ModalPlace.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RouteAnnouncer, type FirstPlace } from './RouteAnnouncer.tsx';
import { ToastPlace } from './ToastPlace.tsx';

/** What a layout tells beside its page. Nothing of it is on the first view, so its code comes with the first touch. */
export function Feedback({ from }: { from: FirstPlace }) {
  return (
    <>
      <PageLoading />
      <RouteAnnouncer from={from} />
      <OfflineNotice />
      <ToastPlace />
      <ModalPlace />
    </>
  );
}
