import { type ComponentProps, lazy, Suspense } from 'react';

const LateDialog = lazy(() => import('./zoom-in-dialog.js'));

/** The Zoom In dialog. It and its texts on topics and methods are fetched when it is first opened. */
export function ZoomInDialog(props: ComponentProps<typeof LateDialog>) {
  return (
    <Suspense fallback={null}>
      <LateDialog {...props} />
    </Suspense>
  );
}
