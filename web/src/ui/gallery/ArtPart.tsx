import { Building, DoorPicture, HomeStreet, houseFor, HousePicture, NightStreet, PlanPicture, ROOFS, StatusChip } from '..';
import styles from './Gallery.module.css';
import { Part } from './Part';

/** Houses and scenes. */
export function ArtPart() {
  return (
    <>
      <Part title="Roofs, and what seeds decide">
        <div className={styles.buildings}>
          {ROOFS.map((roof) => (
            <Building key={roof} spec={houseFor(roof, { roof })} palette="day" />
          ))}
          {(['brick', 'sky', 'stone', 'lamp', 'plum'] as const).map((palette) => (
            <Building key={palette} spec={houseFor(palette)} palette={palette} />
          ))}
          <Building spec={houseFor('street')} />
        </div>
      </Part>
      <Part title="Homes without photographs">
        <div className={styles.photos}>
          {['4120', '87', '1462', '1108', '233', '6218'].map((seed) => (
            <HousePicture key={seed} seed={seed} />
          ))}
        </div>
      </Part>
      <Part title="Doors and plans">
        <div className={styles.wrap}>
          <DoorPicture door="landlord" />
          <DoorPicture door="tenant" />
          <DoorPicture door="supplier" />
          <PlanPicture windows={10} />
          <PlanPicture windows={50} />
          <PlanPicture windows="many" />
        </div>
      </Part>
      <Part title="Home" bare>
        <div className={styles.night}>
          <HomeStreet seed="87" window={[1, 2]} />
        </div>
      </Part>
      <Part title="Hero" bare>
        <NightStreet
          className={styles.hero}
          callouts={[
            <StatusChip key="1" status="paid" variant="plain">
              Rent paid, $1,690
            </StatusChip>,
            'Translated: The heating works, thank you!',
            'Boiler repair, Thursday 9:00',
          ]}
        />
      </Part>
      <Part title="Beside a form" bare>
        <NightStreet scene="panel" className={styles.panel} />
      </Part>
    </>
  );
}
