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

/** The sign of a theme. */
export function ThemeSign({ theme }: { theme: GroupTheme }) {
  const Icon = icons[theme];
  return <Icon />;
}

const icons: Record<GroupTheme, LucideIcon> = {
  healing: HeartPulse,
  family: House,
  finances: Coins,
  grief: Flower2,
  addiction: Sunrise,
  career: BriefcaseBusiness,
  children: Baby,
  missions: Footprints,
  general: HandHeart,
  guidance: Compass,
  thanksgiving: Wheat,
  ministry: Church,
};
