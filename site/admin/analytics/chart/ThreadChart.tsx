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

/** One bar. */
export interface Row {
  /** Instant at which the bar's time begins. */
  t: string;
  /** The time as its label under the axis. */
  label: string;
  value: number;
  /** A second figure, drawn beside the first. */
  second?: number;
  /** Its time is not over, or an end of the range cuts it. */
  isPart: boolean;
  /** The figure at the same place of the period before; `null` where there is none. */
  before: number | null;
  /** That one's time is cut. */
  isBeforePart?: boolean;
}

/** What the figures are. */
export interface Names {
  value: string;
  second?: string;
  before: string;
}

interface ThreadChartProps {
  /** Unique on the page: patterns are found by it. */
  id: string;
  rows: readonly Row[];
  names: Names;
  /** A press on a bar; the table beside the chart has the same for keys. */
  onRow?: ((index: number) => void) | undefined;
}

/** How solid what is less than whole is drawn. */
const PART_OPACITY = 0.5;
/** Pixels of the figures beside the chart. */
const AXIS_WIDTH = 44;
/** Widest mark of the period before, in pixels, and its share of the room for a bar. */
const MARK_MAX = 36;
const MARK_SHARE = 0.8;

const AXIS = { fill: 'var(--text-3)', fontSize: 13 };

/** Bars woven of threads, the highest in marigold; the period before as short lines. */
export function ThreadChart({ id, rows, names, onRow }: ThreadChartProps) {
  const peak = peakOf(rows);
  const [width, setWidth] = useState(0);
  const markWidth = Math.min(MARK_MAX, (MARK_SHARE * (width - AXIS_WIDTH)) / rows.length);
  const fill = (kind: string) => `url(#${id}-${kind})`;
  const still = { maxBarSize: 36, isAnimationActive: false };

  return (
    <ResponsiveContainer width="100%" height={280} onResize={setWidth}>
      <ComposedChart data={rows} margin={{ top: 22, right: 4 }} accessibilityLayer={false}>
        <defs>
          <Threads id={`${id}-now`} colour="var(--thread)" />
          <Threads id={`${id}-peak`} colour="var(--a-mark)" />
          <Threads id={`${id}-second`} colour="var(--text-3)" />
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={AXIS} tickLine={false} axisLine={false} minTickGap={16} />
        <YAxis
          tick={AXIS}
          tickFormatter={(value: number) => SHORT.format(value)}
          tickLine={false}
          axisLine={false}
          width={AXIS_WIDTH}
          allowDecimals={false}
        />
        <Tooltip
          cursor={{ fill: 'var(--bg-2)' }}
          contentStyle={{ background: 'var(--bg-3)', border: 0, color: 'var(--text)' }}
          itemStyle={{ color: 'var(--text)' }}
          formatter={(value) => Number(value).toLocaleString('en')}
          isAnimationActive={false}
        />
        <Bar
          dataKey="value"
          name={names.value}
          {...still}
          {...(onRow && {
            cursor: 'pointer',
            onClick: (_: unknown, index: number) => onRow(index),
          })}
        >
          {rows.map(({ t, isPart }, index) => (
            <Cell
              key={t}
              fill={fill(index === peak ? 'peak' : 'now')}
              opacity={isPart ? PART_OPACITY : 1}
            />
          ))}
          <LabelList dataKey="value" content={(place) => <PeakLabel {...place} peak={peak} />} />
        </Bar>
        {names.second && (
          <Bar dataKey="second" name={names.second} fill={fill('second')} {...still} />
        )}
        {hasBefore(rows) && (
          <Line
            dataKey="before"
            name={names.before}
            stroke="none"
            isAnimationActive={false}
            activeDot={false}
            dot={<Before width={markWidth} />}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact' });

/** The place of the highest bar; −1 where nothing was counted. */
export function peakOf(rows: readonly Row[]): number {
  const highest = Math.max(...rows.map(({ value }) => value));
  return highest > 0 ? rows.findIndex(({ value }) => value === highest) : -1;
}

/** Whether there is a period to compare with. */
export function hasBefore(rows: readonly Row[]): boolean {
  return rows.some(({ before }) => before !== null);
}

/** Threads of 3 px with 2 px between them. */
function Threads({ id, colour }: { id: string; colour: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="3" fill={colour} />
    </pattern>
  );
}

interface Place {
  index?: number | undefined;
  x?: number | string | undefined;
  y?: number | string | undefined;
  width?: number | string | undefined;
  value?: unknown;
}

function PeakLabel({ index, x, y, width, value, peak }: Place & { peak: number }) {
  if (index !== peak) return null;
  return (
    <text
      x={Number(x) + Number(width) / 2}
      y={Number(y) - 8}
      textAnchor="middle"
      fill="var(--text)"
      fontWeight={720}
    >
      {Number(value).toLocaleString('en')}
    </text>
  );
}

interface BeforeProps {
  cx?: number;
  /** null without a figure */
  cy?: number | null;
  width: number;
  payload?: Row;
}

/** Recharts hands each mark its place, and its row. */
function Before({ cx, cy, width, payload }: BeforeProps) {
  if (cx === undefined || cy == null) return null;
  return (
    <rect
      x={cx - width / 2}
      y={cy - 1.5}
      width={Math.max(width, 3)}
      height={3}
      fill="var(--hub-gl)"
      opacity={payload?.isBeforePart ? PART_OPACITY : 1}
    />
  );
}
