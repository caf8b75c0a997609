import { t } from '@lingui/core/macro';

/** The themes of the daily scripture (specification, section 2). */
export const themes = (): string[] => [t`Hope`, t`Peace`, t`Faith`, t`Comfort`, t`Strength`, t`Love`];
