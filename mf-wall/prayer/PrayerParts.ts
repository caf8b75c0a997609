import { Prose, role, space, Stack, styled, type } from 'kit';

/** The text of a prayer on its own page. */
export const PrayerText = styled(Prose)`
  ${type.lead}
`;

/** An update of a prayer, beside a line. */
export const Update = styled(Stack).attrs({ gap: 1 })`
  padding-block: ${space[1]};
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${role.accentSoft};
`;
