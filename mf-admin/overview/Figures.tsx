import { t } from '@lingui/core/macro';
import { role, styled, Text, type } from 'kit';
import { Figure, FigureGrid } from '../dashboard/FigureGrid';
import { numberOf } from '../dashboard/format';
import type { SiteOverview } from '../dashboard/useOverview';

type Stats = NonNullable<SiteOverview['stats']>;

/** The figures of the specification, section 2. */
export function Figures({ stats }: { stats: Stats }) {
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
    { name: t`Total Prayers`, value: numberOf(totalPrayers), about: t`Brought to the wall` },
    { name: t`Testimonies`, value: numberOf(totalTestimonials), about: t`Prayers that were answered` },
    { name: t`Total Users`, value: numberOf(totalUsers), about: t`Accounts of members` },
    { name: t`Active Today`, value: numberOf(activeToday), about: t`Members who did something (UTC)` },
    {
      name: t`Engagement Rate`,
      value: rateOf(totalAmens, totalPrayers),
      about: amensPerPrayer(totalAmens, totalPrayers),
    },
    { name: t`Total Activity`, value: numberOf(totalPrayers + totalAmens), about: t`Prayers plus amens` },
  ];
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

function rateOf(amens: number, prayers: number): string {
  return percent.format(prayers === 0 ? 0 : amens / prayers);
}

/** What the rate is: 'Amens divided by prayers, about 15 each'. */
function amensPerPrayer(amens: number, prayers: number): string {
  const meaning = t`Amens divided by prayers`;
  if (prayers === 0) return meaning;
  const each = amens / prayers;
  // Below ten, a half makes a difference.
  const rounded = each < 10 ? Math.round(each * 10) / 10 : Math.round(each);
  return t`${meaning}, ${rounded === each ? '' : 'about '}${{ numberOf: numberOf(rounded) }} each`;
}

const Value = styled.dd`
  ${type.heading}
  color: ${role.ink};
  font-variant-numeric: lining-nums tabular-nums;
`;
