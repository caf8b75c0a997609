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
    { name: 'Total Prayers', value: numberOf(totalPrayers), about: 'Brought to the wall' },
    { name: 'Testimonies', value: numberOf(totalTestimonials), about: 'Prayers that were answered' },
    { name: 'Total Users', value: numberOf(totalUsers), about: 'Accounts of members' },
    { name: 'Active Today', value: numberOf(activeToday), about: 'Members who did something (UTC)' },
    {
      name: 'Engagement Rate',
      value: rateOf(totalAmens, totalPrayers),
      about: amensPerPrayer(totalAmens, totalPrayers),
    },
    { name: 'Total Activity', value: numberOf(totalPrayers + totalAmens), about: 'Prayers plus amens' },
  ];
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

function rateOf(amens: number, prayers: number): string {
  return percent.format(prayers === 0 ? 0 : amens / prayers);
}

/** What the rate is: 'Amens divided by prayers, about 15 each'. */
function amensPerPrayer(amens: number, prayers: number): string {
  const meaning = 'Amens divided by prayers';
  if (prayers === 0) return meaning;
  const each = amens / prayers;
  // Below ten, a half makes a difference.
  const rounded = each < 10 ? Math.round(each * 10) / 10 : Math.round(each);
  return `${meaning}, ${rounded === each ? '' : 'about '}${numberOf(rounded)} each`;
}

const Value = styled.dd`
  ${type.heading}
  color: ${role.ink};
  font-variant-numeric: lining-nums tabular-nums;
`;
