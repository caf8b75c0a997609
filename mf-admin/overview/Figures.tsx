import { t } from '@lingui/core/macro';
import { formatNumber, role, styled, Text, type, useLingui } from 'kit';
import { Figure, FigureGrid } from '../dashboard/FigureGrid';
import type { SiteOverview } from '../dashboard/useOverview';

type Stats = NonNullable<SiteOverview['stats']>;

/** The figures of the specification, section 2. */
export function Figures({ stats }: { stats: Stats }) {
  useLingui();
  return (
    <FigureGrid>
      {figuresOf(stats).map(({ name, value, about }) => (
        <Figure key={name}>
          <dt>{name}</dt>
          <Value>{value}</Value>
          <Text as="dd" size="caption" tone="soft">
            {about}
          </Text>
        </Figure>
      ))}
    </FigureGrid>
  );
}

function figuresOf({ totalPrayers, totalTestimonials, totalUsers, activeToday, totalAmens }: Stats) {
  return [
    { name: t`Total Prayers`, value: formatNumber(totalPrayers), about: t`Brought to the wall` },
    { name: t`Testimonies`, value: formatNumber(totalTestimonials), about: t`Prayers that were answered` },
    { name: t`Total Users`, value: formatNumber(totalUsers), about: t`Accounts of members` },
    { name: t`Active Today`, value: formatNumber(activeToday), about: t`Members who did something (UTC)` },
    {
      name: t`Engagement Rate`,
      value: rateOf(totalAmens, totalPrayers),
      about: amensPerPrayer(totalAmens, totalPrayers),
    },
    { name: t`Total Activity`, value: formatNumber(totalPrayers + totalAmens), about: t`Prayers plus amens` },
  ];
}

function rateOf(amens: number, prayers: number): string {
  const rate = prayers === 0 ? 0 : amens / prayers;
  return formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 });
}

/** The meaning of the rate: 'Amens divided by prayers, about 15 each'. */
function amensPerPrayer(amens: number, prayers: number): string {
  if (prayers === 0) return t`Amens divided by prayers`;
  const each = amens / prayers;
  // Below ten, a half makes a difference.
  const rounded = each < 10 ? Math.round(each * 10) / 10 : Math.round(each);
  const count = formatNumber(rounded);
  return rounded === each
    ? t`Amens divided by prayers, ${count} each`
    : t`Amens divided by prayers, about ${count} each`;
}

const Value = styled.dd`
  ${type.heading}
  color: ${role.ink};
  font-variant-numeric: lining-nums tabular-nums;
`;
