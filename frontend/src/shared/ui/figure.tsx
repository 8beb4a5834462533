import { Card, Statistic, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/define-messages.js';
import { FIGURE } from './figure.messages.js';
import './figure.css';

/** A figure with its name, and what it is of. */
export function Figure(props: { title: string; value: ReactNode; note: string; isDefault?: boolean }) {
  const { title, value, note, isDefault = false } = props;
  return (
    <Card size="small">
      <Statistic title={title} valueRender={() => <FigureValue value={value} isDefault={isDefault} />} />
      <p className="note">{note}</p>
    </Card>
  );
}

function FigureValue({ value, isDefault }: { value: ReactNode; isDefault: boolean }) {
  const t = useMessages(FIGURE);
  return (
    <span className="figure__value">
      {value} {isDefault && <Tag>{t.defaultLabel}</Tag>}
    </span>
  );
}
