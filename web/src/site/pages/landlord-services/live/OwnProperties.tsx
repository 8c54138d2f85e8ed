import { paths } from '@nav/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { propertiesQuery } from '../../../../features/landlords/api/list-properties';
import { PropertyView } from '../views';
import { Live, Loaded } from './LiveData';

function List() {
  const query = useInfiniteQuery({
    ...propertiesQuery({ limit: 20 }),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
  return (
    <Loaded query={query}>
      {(properties) => (
        <PropertyView
          properties={properties.map(({ id, name, unitCount, occupiedCount }) => ({
            id,
            name,
            units: unitCount,
            occupied: occupiedCount,
            href: paths.landlordProperty(id),
          }))}
          add={paths.landlordNewProperty()}
        />
      )}
    </Loaded>
  );
}

/** The signed-in landlord's properties. */
export default function OwnProperties() {
  return (
    <Live>
      <List />
    </Live>
  );
}
