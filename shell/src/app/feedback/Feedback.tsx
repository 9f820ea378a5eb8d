import { ModalOutlet } from './ModalOutlet.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RouteAnnouncer, type InitialLocation } from './RouteAnnouncer.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

/** The loading indicators, notices, toasts and modals of a layout. None is part of the first view, so the code is deferred. */
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
