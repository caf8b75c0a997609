import { openConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog';
import { OpenConfirmDialog } from '../ui/ConfirmDialog/OpenConfirmDialog';
import { openDialog } from '../ui/Dialog/Dialog';
import { OpenDialog } from '../ui/Dialog/OpenDialog';
import { menuSurface } from '../ui/Menu/Menu';
import { MenuSurface } from '../ui/Menu/MenuSurface';
import { popoverSurface } from '../ui/Popover/Popover';
import { PopoverSurface } from '../ui/Popover/PopoverSurface';
import { tabRow } from '../ui/Tabs/Tabs';
import { TabRow } from '../ui/Tabs/TabRow';
import { toastStage } from '../ui/Toast/Toaster';
import { ToastStage } from '../ui/Toast/ToastStage';

/** In a scene nothing is on its way: an area's test need not know which primitive fetches its code. */
export function putPartsAtHand() {
  openConfirmDialog.arrived = OpenConfirmDialog;
  openDialog.arrived = OpenDialog;
  menuSurface.arrived = MenuSurface;
  popoverSurface.arrived = PopoverSurface;
  tabRow.arrived = TabRow;
  toastStage.arrived = ToastStage;
}
