import { useLingui } from '@lingui/react/macro';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { role } from 'kit';
import { dayOf, linesOf, type Day, type Measure } from './measures';

interface DayChartProps {
  days: readonly Day[];
  measure: Measure;
}

const tick = { fill: role.inkSoft, fontSize: 13 };

/** Bars without animation, which every poll would start again. */
export function DayChart({ days, measure }: DayChartProps) {
  const { t } = useLingui();
  const isMirrored = document.dir === 'rtl';
  const lines = linesOf(measure, days);

  return (
    <BarChart
      responsive
      style={{ width: '100%', height: '100%' }}
      data={[...days]}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke={role.line} />
      <XAxis
        dataKey="day"
        reversed={isMirrored}
        tickFormatter={dayOf}
        tick={tick}
        tickLine={false}
        minTickGap={28}
        stroke={role.lineStrong}
      />
      <YAxis
        ticks={lines}
        orientation={isMirrored ? 'right' : 'left'}
        domain={[0, lines.at(-1)!]}
        interval={0}
        width={36}
        // Has the direction of the page, unlike `orientation`: where it is mirrored, a number ends on its left.
        textAnchor="end"
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: role.accentSoft }}
        labelFormatter={(day) => (typeof day === 'string' ? dayOf(day) : day)}
        labelStyle={{ color: role.ink }}
        itemStyle={{ color: role.ink }}
        contentStyle={{ background: role.surfaceRaised, borderColor: role.lineStrong }}
      />
      <Bar
        dataKey={measure.name}
        name={t(measure.label)}
        fill={role.accent}
        isAnimationActive={false}
        radius={[2, 2, 0, 0]}
      />
    </BarChart>
  );
}
