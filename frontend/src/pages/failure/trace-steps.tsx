import type { FoundFailure, TraceStep } from '@sumfox/contracts/analytics/failure.endpoints';
import { millisecondsWords, traceAddress } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { FAILURE } from './failure.messages.js';
import { barOf, countProcesses, factsLine, statementOf } from './failure.rules.js';

/** Deeper steps stand below each other: their names need room. */
const MAX_INDENT = 6;

/** The steps of a trace as a table: which process did what, when, for how long, and which step failed. */
export function TraceSteps({ found: { traceId, traceView, steps } }: { found: FoundFailure }) {
  const t = useMessages(FAILURE);
  return (
    <section className="failure__card failure__trace">
      <header>
        <h2>{t.trace({ id: traceId?.slice(0, 8) ?? '' })}</h2>
        {steps.length > 0 && (
          <span className="note">
            {t.stepsIn({
              count: steps.length,
              steps: steps.length,
              processes: t.processes({ count: countProcesses(steps) }),
            })}
          </span>
        )}
        {traceView !== null && traceId !== null && (
          <a href={traceAddress(traceView, traceId)} target="_blank" rel="noreferrer">
            {t.openInTraces}
          </a>
        )}
      </header>
      {steps.length === 0 ? (
        <p className="note">{t.noSteps}</p>
      ) : (
        <div
          className="failure__scroll"
          role="region"
          aria-label={t.trace({ id: traceId ?? '' })}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t.step}</th>
                <th scope="col" className="failure__wide">
                  {t.start}
                </th>
                <th scope="col">{t.duration}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <StepRow key={step.spanId} step={step} steps={steps} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function StepRow({ step, steps }: { step: TraceStep; steps: readonly TraceStep[] }) {
  const t = useMessages(FAILURE);
  const { left, width } = barOf(step, steps);
  const facts = factsLine(step);
  const statement = statementOf(step);
  return (
    <tr className={step.isFailed ? 'failure__failed' : undefined}>
      <th scope="row" style={{ paddingLeft: 16 + 14 * Math.min(step.depth, MAX_INDENT) }}>
        <span className="failure__process">{step.process}</span> {step.name}
        {step.isFailed && <b className="failure__word"> {t.stepFailed}</b>}
        {facts !== '' && <span className="failure__line">{facts}</span>}
        {statement !== null && (
          <details className="failure__line">
            <summary>{t.statement}</summary>
            {statement}
          </details>
        )}
      </th>
      <td className="failure__wide">
        <span className="visually-hidden">{t.afterMs({ milliseconds: step.startMs })}</span>
        <span className="failure__bar" aria-hidden="true">
          <i style={{ left: `${left}%`, width: `${width}%` }} />
        </span>
      </td>
      <td>{millisecondsWords(step.durationMs)}</td>
    </tr>
  );
}
