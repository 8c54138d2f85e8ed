import { REGIONS, regionName } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { useSearchParams } from 'react-router-dom';
import { countiesQuery, regionQuery } from '../api/regions';
import { countyOf, linesOf, placesOf, spelledAs } from '../components/regions/place-lines';
import { PlaceFilter } from '../components/regions/PlaceFilter';
import { RuleLines } from '../components/regions/RuleLines';

/** Keeps region, place and dialogs in the address; changing the place closes open dialogs. */
function useRuleAddress() {
  const [params, setParams] = useSearchParams();
  const value = (name: string) => params.get(name) ?? '';
  const open = { edit: value('edit'), next: value('next'), history: value('history'), withdraw: value('withdraw') };
  const go = (next: Record<string, string>) =>
    setParams(
      Object.entries(next).filter(([, text]) => text),
      { replace: true },
    );
  return { region: value('region'), place: value('place'), open, go };
}

/** The tenancy rules of a region, of its counties and cities: what is known, from where, and what the product does with it. */
export default function RegionRulesPage() {
  const t = useT();
  const { language } = useLanguage();
  const address = useRuleAddress();
  const region = REGIONS.find(({ code }) => code === address.region)?.code ?? REGIONS[0].code;
  const query = useQuery(regionQuery(region));
  const records = query.data ?? [];
  const counties = useQuery(countiesQuery(region));
  const place = address.place ? spelledAs(region, address.place, records) : null;
  return (
    <>
      <PageHead title={t('admin.regions.title')} subtitle={t('admin.regions.lead')} />
      <PlaceFilter
        region={region}
        place={place}
        known={query.data && counties.data && { places: placesOf(records), counties: counties.data }}
        onRegion={(next) => address.go({ region: next })}
        onPlace={(next) => address.go({ region, place: next })}
      />
      <Notice tone="warning">{t('admin.regions.notAdvice')}</Notice>
      <Loaded query={query} shape="list">
        {(loaded) => (
          // The rule of a city depends on its county, so nothing is shown without the counties.
          <Loaded query={counties} shape="list">
            {(named) => (
              <RuleLines
                lines={linesOf(loaded, place, place === null ? undefined : countyOf(region, place, named)?.name)}
                region={regionName(region, language)}
                open={address.open}
                onOpen={(dialog, topic) => address.go({ region, place: place ?? '', [dialog]: topic })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
