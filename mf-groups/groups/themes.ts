import {
  Baby,
  BriefcaseBusiness,
  Church,
  Coins,
  Compass,
  Flower2,
  Footprints,
  HandHeart,
  HeartPulse,
  House,
  Sunrise,
  Wheat,
  type LucideIcon,
} from 'lucide-react';
import type { GroupTheme } from 'schema/vocabulary';
import type { TintName } from 'kit';

/** The colour and the sign of each theme. */
export const looks: Record<GroupTheme, { tint: TintName; Icon: LucideIcon }> = {
  healing: { tint: 'sage', Icon: HeartPulse },
  family: { tint: 'rose', Icon: House },
  finances: { tint: 'sand', Icon: Coins },
  grief: { tint: 'plum', Icon: Flower2 },
  addiction: { tint: 'sky', Icon: Sunrise },
  career: { tint: 'sand', Icon: BriefcaseBusiness },
  children: { tint: 'rose', Icon: Baby },
  missions: { tint: 'sky', Icon: Footprints },
  general: { tint: 'stone', Icon: HandHeart },
  guidance: { tint: 'sky', Icon: Compass },
  thanksgiving: { tint: 'sand', Icon: Wheat },
  ministry: { tint: 'sage', Icon: Church },
};
