import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';

/** Back, on, and handing in. */
export function PaperMoves(props: {
  index: number;
  isLast: boolean;
  onGoTo: (index: number) => void;
  maySubmit: boolean;
  onSubmit: () => void;
}) {
  const { index, isLast, onGoTo } = props;
  return (
    <div className="paper__moves">
      <Button large disabled={index === 0} onClick={() => onGoTo(index - 1)}>
        <ChevronLeft size={22} aria-hidden /> Previous
      </Button>
      {!isLast && (
        <Button large tone="primary" onClick={() => onGoTo(index + 1)}>
          Next <ChevronRight size={22} aria-hidden />
        </Button>
      )}
      <Button
        large
        tone={isLast ? 'primary' : 'plain'}
        className="paper__submit"
        onClick={props.onSubmit}
        disabled={!props.maySubmit}
      >
        Submit Assessment
      </Button>
    </div>
  );
}
