import { useState } from 'react';
import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { Table } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';
import * as styles from './ViewsChart.module.css';

/** One bar. */
export interface Point {
  /** Instant at which the bar's time begins. */
  t: string;
  /** The time as its label under the axis. */
  label: string;
  views: number;
  sessions: number;
  /** Views at the same place of the period before; `null` without a comparison. */
  before: number | null;
}

interface ViewsChartProps {
  texts: AdminTexts;
  title: string;
  points: Point[];
}

/** Pixels of the figures beside the chart. */
const AXIS_WIDTH = 44;
/** Widest mark of the period before, in pixels, and its share of the room for a bar. */
const MARK_MAX = 36;
const MARK_SHARE = 0.8;

const AXIS = { fill: 'var(--text-3)', fontSize: 13 };

/** Views as bars woven of threads, the highest in marigold; the period before as short lines. */
export function ViewsChart({ texts, title, points }: ViewsChartProps) {
  const words = texts.desk.analytics;
  const highest = Math.max(...points.map(({ views }) => views));
  const peak = highest > 0 ? points.findIndex(({ views }) => views === highest) : -1;
  const [width, setWidth] = useState(0);
  const markWidth = Math.min(MARK_MAX, (MARK_SHARE * (width - AXIS_WIDTH)) / points.length);
  const hasBefore = points.some(({ before }) => before !== null);

  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <ul className={styles.key}>
          <li data-kind="now">{words.thisPeriod}</li>
          {hasBefore && <li data-kind="before">{words.lastPeriod}</li>}
          {peak >= 0 && <li data-kind="peak">{words.highest}</li>}
        </ul>
      </div>
      <div className={styles.chart} role="img" aria-label={texts.chart.replace('{title}', title)}>
        <ResponsiveContainer width="100%" height={280} onResize={setWidth}>
          <ComposedChart data={points} margin={{ top: 22, right: 4 }} accessibilityLayer={false}>
            <defs>
              <Threads id="threads" colour="var(--thread)" />
              <Threads id="threads-peak" colour="var(--a-mark)" />
            </defs>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="label" tick={AXIS} tickLine={false} axisLine={false} minTickGap={16} />
            <YAxis
              tick={AXIS}
              tickLine={false}
              axisLine={false}
              width={AXIS_WIDTH}
              allowDecimals={false}
            />
            <Tooltip
              cursor={{ fill: 'var(--bg-2)' }}
              contentStyle={{ background: 'var(--bg-3)', border: 0, color: 'var(--text)' }}
              itemStyle={{ color: 'var(--text)' }}
              isAnimationActive={false}
            />
            <Bar dataKey="views" name={words.views} maxBarSize={36} isAnimationActive={false}>
              {points.map(({ t }, index) => (
                <Cell key={t} fill={`url(#${index === peak ? 'threads-peak' : 'threads'})`} />
              ))}
              <LabelList
                dataKey="views"
                content={({ index, x, y, width, value }) =>
                  index === peak ? (
                    <text
                      x={Number(x) + Number(width) / 2}
                      y={Number(y) - 8}
                      textAnchor="middle"
                      fill="var(--text)"
                      fontWeight={720}
                    >
                      {Number(value).toLocaleString('en')}
                    </text>
                  ) : null
                }
              />
            </Bar>
            {hasBefore && (
              <Line
                dataKey="before"
                name={words.lastPeriod}
                stroke="none"
                isAnimationActive={false}
                activeDot={false}
                dot={<Before width={markWidth} />}
              />
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <details className={styles.table}>
        <summary>{texts.desk.asTable}</summary>
        <Table
          label={title}
          rows={points}
          keyOf={({ t }) => t}
          nothing={texts.noViews}
          columns={[
            { head: texts.table.when, cell: ({ label }) => label },
            { head: words.views, cell: ({ views }) => views.toLocaleString('en'), isNumber: true },
            {
              head: words.sessions,
              cell: ({ sessions }) => sessions.toLocaleString('en'),
              isNumber: true,
            },
            ...(hasBefore
              ? [
                  {
                    head: words.lastPeriod,
                    cell: ({ before }: Point) => before?.toLocaleString('en') ?? '',
                    isNumber: true,
                  },
                ]
              : []),
          ]}
        />
      </details>
    </section>
  );
}

/** Threads of 3 px with 2 px between them. */
function Threads({ id, colour }: { id: string; colour: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="3" fill={colour} />
    </pattern>
  );
}

/** Recharts hands each mark its place. */
function Before({ cx, cy, width }: { cx?: number; cy?: number; width: number }) {
  if (cx === undefined || cy === undefined) return null;
  return (
    <rect
      x={cx - width / 2}
      y={cy - 1.5}
      width={Math.max(width, 3)}
      height={3}
      fill="var(--hub-gl)"
    />
  );
}
