interface Tick<Value extends string> {
  value: Value;
  label: string;
}

/** Any number of a list; none stands for all of it, which the note says. */
export function TickList<Value extends string>(props: {
  legend: string;
  note: string;
  ticks: ReadonlyArray<Tick<Value>>;
  chosen: readonly Value[];
  onChosen: (chosen: readonly Value[]) => void;
}) {
  const { ticks, chosen } = props;
  const withTick = (value: Value, isOn: boolean): Value[] =>
    ticks.map((tick) => tick.value).filter((each) => (each === value ? isOn : chosen.includes(each)));
  return (
    <fieldset className="field">
      <legend className="field__label">{props.legend}</legend>
      <p className="field__hint">{props.note}</p>
      <div className="tick-list">
        {ticks.map(({ value, label }) => (
          <label key={value} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => props.onChosen(withTick(value, event.target.checked))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
