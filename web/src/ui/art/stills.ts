import { still } from '../later/still';

/** The drawings for prerendered pages. Their code loads when the page wakes (`ui/later/still`). */
export const DoorStill = still(async () => (await import('./DoorPicture')).DoorPicture);
export const HomeStill = still(async () => (await import('./HomeStreet')).HomeStreet);
export const HouseStill = still(async () => (await import('./HousePicture')).HousePicture);
export const NightStill = still(async () => (await import('./NightStreet')).NightStreet);
export const PlanStill = still(async () => (await import('./PlanPicture')).PlanPicture);
