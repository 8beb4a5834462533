import type { LucideIcon } from 'lucide-react';
import './tool-button.css';

/** A square button with a picture and its word below; one that stays on says so. */
export function ToolButton(props: {
  name: string;
  icon: LucideIcon;
  /** Whether it is the tool in hand; absent for what is done once. */
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
}) {
  const { icon: Icon } = props;
  return (
    <button
      type="button"
      className="tool-button"
      aria-pressed={props.isOn}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      <Icon size={22} aria-hidden />
      <span>{props.name}</span>
    </button>
  );
}
