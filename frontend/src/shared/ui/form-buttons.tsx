import { useMessages } from '../messages/define-messages.js';
import { Button } from './button.js';
import { FORM_BUTTONS } from './form-buttons.messages.js';

/** The buttons at the end of a form: leave it, or send it. Neither works while it is being sent. */
export function FormButtons(props: {
  isSending: boolean;
  onCancel: () => void;
  /** What the button that sends says, also while the form is being sent. */
  send: string;
  /** Something that sending needs is still missing. */
  isIncomplete?: boolean;
}) {
  const t = useMessages(FORM_BUTTONS);
  return (
    <>
      <Button disabled={props.isSending} onClick={props.onCancel}>
        {t.cancel}
      </Button>
      <Button type="submit" tone="primary" disabled={props.isSending || props.isIncomplete === true}>
        {props.send}
      </Button>
    </>
  );
}
