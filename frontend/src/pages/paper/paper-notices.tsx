import { Button } from '../../shared/ui/button.js';

/** What keeps the pupil from working or handing in here and now. */
export function PaperNotices(props: {
  waitsForConnection: boolean;
  isElsewhere: boolean;
  onWorkHere: () => void;
}) {
  return (
    <>
      {props.waitsForConnection && (
        <p className="paper__waiting" role="status">
          No internet. Your answers are safe on this tablet. Fox will hand them in when you are back online.
        </p>
      )}
      {props.isElsewhere && (
        <div className="paper__elsewhere" role="status">
          <p>You are working on this in another tab. Here you can only look.</p>
          <Button onClick={props.onWorkHere}>Work here instead</Button>
        </div>
      )}
    </>
  );
}
