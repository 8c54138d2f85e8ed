-- A property's time zone is one of the names that PostgreSQL and JavaScript both know and read alike. Until now the server
-- took every name that JavaScript knows; one that PostgreSQL does not know made every list and schedule fail that met the row.

-- The same list as src/contract/time-zone-names.ts.
create function lw_time_zones() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select array[
    'Africa/Abidjan', 'Africa/Accra', 'Africa/Addis_Ababa', 'Africa/Algiers', 'Africa/Asmara', 'Africa/Asmera', 'Africa/Bamako', 'Africa/Bangui',
    'Africa/Banjul', 'Africa/Bissau', 'Africa/Blantyre', 'Africa/Brazzaville', 'Africa/Bujumbura', 'Africa/Cairo', 'Africa/Casablanca', 'Africa/Ceuta',
    'Africa/Conakry', 'Africa/Dakar', 'Africa/Dar_es_Salaam', 'Africa/Djibouti', 'Africa/Douala', 'Africa/El_Aaiun', 'Africa/Freetown', 'Africa/Gaborone',
    'Africa/Harare', 'Africa/Johannesburg', 'Africa/Juba', 'Africa/Kampala', 'Africa/Khartoum', 'Africa/Kigali', 'Africa/Kinshasa', 'Africa/Lagos',
    'Africa/Libreville', 'Africa/Lome', 'Africa/Luanda', 'Africa/Lubumbashi', 'Africa/Lusaka', 'Africa/Malabo', 'Africa/Maputo', 'Africa/Maseru',
    'Africa/Mbabane', 'Africa/Mogadishu', 'Africa/Monrovia', 'Africa/Nairobi', 'Africa/Ndjamena', 'Africa/Niamey', 'Africa/Nouakchott',
    'Africa/Ouagadougou', 'Africa/Porto-Novo', 'Africa/Sao_Tome', 'Africa/Timbuktu', 'Africa/Tripoli', 'Africa/Tunis', 'Africa/Windhoek', 'America/Adak',
    'America/Anchorage', 'America/Anguilla', 'America/Antigua', 'America/Araguaina', 'America/Argentina/Buenos_Aires', 'America/Argentina/Catamarca',
    'America/Argentina/ComodRivadavia', 'America/Argentina/Cordoba', 'America/Argentina/Jujuy', 'America/Argentina/La_Rioja', 'America/Argentina/Mendoza',
    'America/Argentina/Rio_Gallegos', 'America/Argentina/Salta', 'America/Argentina/San_Juan', 'America/Argentina/San_Luis', 'America/Argentina/Tucuman',
    'America/Argentina/Ushuaia', 'America/Aruba', 'America/Asuncion', 'America/Atikokan', 'America/Atka', 'America/Bahia', 'America/Bahia_Banderas',
    'America/Barbados', 'America/Belem', 'America/Belize', 'America/Blanc-Sablon', 'America/Boa_Vista', 'America/Bogota', 'America/Boise',
    'America/Buenos_Aires', 'America/Cambridge_Bay', 'America/Campo_Grande', 'America/Cancun', 'America/Caracas', 'America/Catamarca', 'America/Cayenne',
    'America/Cayman', 'America/Chicago', 'America/Chihuahua', 'America/Ciudad_Juarez', 'America/Coral_Harbour', 'America/Cordoba', 'America/Costa_Rica',
    'America/Coyhaique', 'America/Creston', 'America/Cuiaba', 'America/Curacao', 'America/Danmarkshavn', 'America/Dawson', 'America/Dawson_Creek',
    'America/Denver', 'America/Detroit', 'America/Dominica', 'America/Edmonton', 'America/Eirunepe', 'America/El_Salvador', 'America/Ensenada',
    'America/Fort_Nelson', 'America/Fort_Wayne', 'America/Fortaleza', 'America/Glace_Bay', 'America/Godthab', 'America/Goose_Bay', 'America/Grand_Turk',
    'America/Grenada', 'America/Guadeloupe', 'America/Guatemala', 'America/Guayaquil', 'America/Guyana', 'America/Halifax', 'America/Havana',
    'America/Hermosillo', 'America/Indiana/Indianapolis', 'America/Indiana/Knox', 'America/Indiana/Marengo', 'America/Indiana/Petersburg',
    'America/Indiana/Tell_City', 'America/Indiana/Vevay', 'America/Indiana/Vincennes', 'America/Indiana/Winamac', 'America/Indianapolis',
    'America/Inuvik', 'America/Iqaluit', 'America/Jamaica', 'America/Jujuy', 'America/Juneau', 'America/Kentucky/Louisville',
    'America/Kentucky/Monticello', 'America/Knox_IN', 'America/Kralendijk', 'America/La_Paz', 'America/Lima', 'America/Los_Angeles', 'America/Louisville',
    'America/Lower_Princes', 'America/Maceio', 'America/Managua', 'America/Manaus', 'America/Marigot', 'America/Martinique', 'America/Matamoros',
    'America/Mazatlan', 'America/Mendoza', 'America/Menominee', 'America/Merida', 'America/Metlakatla', 'America/Mexico_City', 'America/Miquelon',
    'America/Moncton', 'America/Monterrey', 'America/Montevideo', 'America/Montreal', 'America/Montserrat', 'America/Nassau', 'America/New_York',
    'America/Nipigon', 'America/Nome', 'America/Noronha', 'America/North_Dakota/Beulah', 'America/North_Dakota/Center', 'America/North_Dakota/New_Salem',
    'America/Nuuk', 'America/Ojinaga', 'America/Panama', 'America/Pangnirtung', 'America/Paramaribo', 'America/Phoenix', 'America/Port-au-Prince',
    'America/Port_of_Spain', 'America/Porto_Acre', 'America/Porto_Velho', 'America/Puerto_Rico', 'America/Punta_Arenas', 'America/Rainy_River',
    'America/Rankin_Inlet', 'America/Recife', 'America/Regina', 'America/Resolute', 'America/Rio_Branco', 'America/Rosario', 'America/Santa_Isabel',
    'America/Santarem', 'America/Santiago', 'America/Santo_Domingo', 'America/Sao_Paulo', 'America/Scoresbysund', 'America/Shiprock', 'America/Sitka',
    'America/St_Barthelemy', 'America/St_Johns', 'America/St_Kitts', 'America/St_Lucia', 'America/St_Thomas', 'America/St_Vincent',
    'America/Swift_Current', 'America/Tegucigalpa', 'America/Thule', 'America/Thunder_Bay', 'America/Tijuana', 'America/Toronto', 'America/Tortola',
    'America/Vancouver', 'America/Virgin', 'America/Whitehorse', 'America/Winnipeg', 'America/Yakutat', 'America/Yellowknife', 'Antarctica/Casey',
    'Antarctica/Davis', 'Antarctica/DumontDUrville', 'Antarctica/Macquarie', 'Antarctica/Mawson', 'Antarctica/McMurdo', 'Antarctica/Palmer',
    'Antarctica/Rothera', 'Antarctica/South_Pole', 'Antarctica/Syowa', 'Antarctica/Troll', 'Antarctica/Vostok', 'Arctic/Longyearbyen', 'Asia/Aden',
    'Asia/Almaty', 'Asia/Amman', 'Asia/Anadyr', 'Asia/Aqtau', 'Asia/Aqtobe', 'Asia/Ashgabat', 'Asia/Ashkhabad', 'Asia/Atyrau', 'Asia/Baghdad',
    'Asia/Bahrain', 'Asia/Baku', 'Asia/Bangkok', 'Asia/Barnaul', 'Asia/Beirut', 'Asia/Bishkek', 'Asia/Brunei', 'Asia/Calcutta', 'Asia/Chita',
    'Asia/Choibalsan', 'Asia/Chongqing', 'Asia/Chungking', 'Asia/Colombo', 'Asia/Dacca', 'Asia/Damascus', 'Asia/Dhaka', 'Asia/Dili', 'Asia/Dubai',
    'Asia/Dushanbe', 'Asia/Famagusta', 'Asia/Gaza', 'Asia/Harbin', 'Asia/Hebron', 'Asia/Ho_Chi_Minh', 'Asia/Hong_Kong', 'Asia/Hovd', 'Asia/Irkutsk',
    'Asia/Istanbul', 'Asia/Jakarta', 'Asia/Jayapura', 'Asia/Jerusalem', 'Asia/Kabul', 'Asia/Kamchatka', 'Asia/Karachi', 'Asia/Kashgar', 'Asia/Kathmandu',
    'Asia/Katmandu', 'Asia/Khandyga', 'Asia/Kolkata', 'Asia/Krasnoyarsk', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Kuwait', 'Asia/Macao', 'Asia/Macau',
    'Asia/Magadan', 'Asia/Makassar', 'Asia/Manila', 'Asia/Muscat', 'Asia/Nicosia', 'Asia/Novokuznetsk', 'Asia/Novosibirsk', 'Asia/Omsk', 'Asia/Oral',
    'Asia/Phnom_Penh', 'Asia/Pontianak', 'Asia/Pyongyang', 'Asia/Qatar', 'Asia/Qostanay', 'Asia/Qyzylorda', 'Asia/Rangoon', 'Asia/Riyadh', 'Asia/Saigon',
    'Asia/Sakhalin', 'Asia/Samarkand', 'Asia/Seoul', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Srednekolymsk', 'Asia/Taipei', 'Asia/Tashkent',
    'Asia/Tbilisi', 'Asia/Tehran', 'Asia/Tel_Aviv', 'Asia/Thimbu', 'Asia/Thimphu', 'Asia/Tokyo', 'Asia/Tomsk', 'Asia/Ujung_Pandang', 'Asia/Ulaanbaatar',
    'Asia/Ulan_Bator', 'Asia/Urumqi', 'Asia/Ust-Nera', 'Asia/Vientiane', 'Asia/Vladivostok', 'Asia/Yakutsk', 'Asia/Yangon', 'Asia/Yekaterinburg',
    'Asia/Yerevan', 'Atlantic/Azores', 'Atlantic/Bermuda', 'Atlantic/Canary', 'Atlantic/Cape_Verde', 'Atlantic/Faeroe', 'Atlantic/Faroe',
    'Atlantic/Jan_Mayen', 'Atlantic/Madeira', 'Atlantic/Reykjavik', 'Atlantic/South_Georgia', 'Atlantic/St_Helena', 'Atlantic/Stanley', 'Australia/ACT',
    'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Broken_Hill', 'Australia/Canberra', 'Australia/Currie', 'Australia/Darwin', 'Australia/Eucla',
    'Australia/Hobart', 'Australia/LHI', 'Australia/Lindeman', 'Australia/Lord_Howe', 'Australia/Melbourne', 'Australia/NSW', 'Australia/North',
    'Australia/Perth', 'Australia/Queensland', 'Australia/South', 'Australia/Sydney', 'Australia/Tasmania', 'Australia/Victoria', 'Australia/West',
    'Australia/Yancowinna', 'Europe/Amsterdam', 'Europe/Andorra', 'Europe/Astrakhan', 'Europe/Athens', 'Europe/Belfast', 'Europe/Belgrade',
    'Europe/Berlin', 'Europe/Bratislava', 'Europe/Brussels', 'Europe/Bucharest', 'Europe/Budapest', 'Europe/Busingen', 'Europe/Chisinau',
    'Europe/Copenhagen', 'Europe/Dublin', 'Europe/Gibraltar', 'Europe/Guernsey', 'Europe/Helsinki', 'Europe/Isle_of_Man', 'Europe/Istanbul',
    'Europe/Jersey', 'Europe/Kaliningrad', 'Europe/Kiev', 'Europe/Kirov', 'Europe/Kyiv', 'Europe/Lisbon', 'Europe/Ljubljana', 'Europe/London',
    'Europe/Luxembourg', 'Europe/Madrid', 'Europe/Malta', 'Europe/Mariehamn', 'Europe/Minsk', 'Europe/Monaco', 'Europe/Moscow', 'Europe/Nicosia',
    'Europe/Oslo', 'Europe/Paris', 'Europe/Podgorica', 'Europe/Prague', 'Europe/Riga', 'Europe/Rome', 'Europe/Samara', 'Europe/San_Marino',
    'Europe/Sarajevo', 'Europe/Saratov', 'Europe/Simferopol', 'Europe/Skopje', 'Europe/Sofia', 'Europe/Stockholm', 'Europe/Tallinn', 'Europe/Tirane',
    'Europe/Tiraspol', 'Europe/Ulyanovsk', 'Europe/Uzhgorod', 'Europe/Vaduz', 'Europe/Vatican', 'Europe/Vienna', 'Europe/Vilnius', 'Europe/Volgograd',
    'Europe/Warsaw', 'Europe/Zagreb', 'Europe/Zaporozhye', 'Europe/Zurich', 'Indian/Antananarivo', 'Indian/Chagos', 'Indian/Christmas', 'Indian/Cocos',
    'Indian/Comoro', 'Indian/Kerguelen', 'Indian/Mahe', 'Indian/Maldives', 'Indian/Mauritius', 'Indian/Mayotte', 'Indian/Reunion', 'Pacific/Apia',
    'Pacific/Auckland', 'Pacific/Bougainville', 'Pacific/Chatham', 'Pacific/Chuuk', 'Pacific/Easter', 'Pacific/Efate', 'Pacific/Enderbury',
    'Pacific/Fakaofo', 'Pacific/Fiji', 'Pacific/Funafuti', 'Pacific/Galapagos', 'Pacific/Gambier', 'Pacific/Guadalcanal', 'Pacific/Guam',
    'Pacific/Honolulu', 'Pacific/Johnston', 'Pacific/Kanton', 'Pacific/Kiritimati', 'Pacific/Kosrae', 'Pacific/Kwajalein', 'Pacific/Majuro',
    'Pacific/Marquesas', 'Pacific/Midway', 'Pacific/Nauru', 'Pacific/Niue', 'Pacific/Norfolk', 'Pacific/Noumea', 'Pacific/Pago_Pago', 'Pacific/Palau',
    'Pacific/Pitcairn', 'Pacific/Pohnpei', 'Pacific/Ponape', 'Pacific/Port_Moresby', 'Pacific/Rarotonga', 'Pacific/Saipan', 'Pacific/Samoa',
    'Pacific/Tahiti', 'Pacific/Tarawa', 'Pacific/Tongatapu', 'Pacific/Truk', 'Pacific/Wake', 'Pacific/Wallis', 'Pacific/Yap', 'UTC'
  ]
$$;

-- Also asks this server: an older PostgreSQL does not know the newest names, and a row with one would break its queries.
create function lw_is_time_zone(name text) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if not name = any(public.lw_time_zones()) then
    return false;
  end if;
  perform pg_catalog.timezone(name, timestamptz 'epoch');
  return true;
exception
  when invalid_parameter_value then return false;
end
$$;

-- Repairs what is stored: the same name in other capitals, the present name of an old one, the usual zone of the region, that
-- of the country, or else UTC. These are the defaults of a new address (src/modules/landlords/place.ts).
with renamed (old, present) as (
  values
    ('brazil/acre', 'America/Rio_Branco'), ('brazil/denoronha', 'America/Noronha'), ('brazil/east', 'America/Sao_Paulo'),
    ('brazil/west', 'America/Manaus'), ('canada/atlantic', 'America/Halifax'), ('canada/central', 'America/Winnipeg'),
    ('canada/eastern', 'America/Toronto'), ('canada/mountain', 'America/Edmonton'), ('canada/newfoundland', 'America/St_Johns'),
    ('canada/pacific', 'America/Vancouver'), ('canada/saskatchewan', 'America/Regina'), ('canada/yukon', 'America/Whitehorse'),
    ('chile/continental', 'America/Santiago'), ('chile/easterisland', 'Pacific/Easter'), ('cuba', 'America/Havana'), ('egypt', 'Africa/Cairo'),
    ('eire', 'Europe/Dublin'), ('etc/gmt', 'UTC'), ('etc/gmt0', 'UTC'), ('etc/greenwich', 'UTC'), ('etc/uct', 'UTC'), ('etc/utc', 'UTC'),
    ('etc/universal', 'UTC'), ('etc/zulu', 'UTC'), ('gb', 'Europe/London'), ('gb-eire', 'Europe/London'), ('gmt', 'UTC'), ('gmt+0', 'UTC'),
    ('gmt-0', 'UTC'), ('gmt0', 'UTC'), ('greenwich', 'UTC'), ('hongkong', 'Asia/Hong_Kong'), ('iceland', 'Atlantic/Reykjavik'), ('iran', 'Asia/Tehran'),
    ('israel', 'Asia/Jerusalem'), ('jamaica', 'America/Jamaica'), ('japan', 'Asia/Tokyo'), ('kwajalein', 'Pacific/Kwajalein'),
    ('libya', 'Africa/Tripoli'), ('mexico/bajanorte', 'America/Tijuana'), ('mexico/bajasur', 'America/Mazatlan'),
    ('mexico/general', 'America/Mexico_City'), ('nz', 'Pacific/Auckland'), ('nz-chat', 'Pacific/Chatham'), ('navajo', 'America/Denver'),
    ('prc', 'Asia/Shanghai'), ('poland', 'Europe/Warsaw'), ('portugal', 'Europe/Lisbon'), ('roc', 'Asia/Taipei'), ('rok', 'Asia/Seoul'),
    ('singapore', 'Asia/Singapore'), ('turkey', 'Europe/Istanbul'), ('uct', 'UTC'), ('us/alaska', 'America/Anchorage'), ('us/aleutian', 'America/Adak'),
    ('us/arizona', 'America/Phoenix'), ('us/central', 'America/Chicago'), ('us/east-indiana', 'America/Indianapolis'), ('us/eastern', 'America/New_York'),
    ('us/hawaii', 'Pacific/Honolulu'), ('us/indiana-starke', 'America/Indiana/Knox'), ('us/michigan', 'America/Detroit'),
    ('us/mountain', 'America/Denver'), ('us/pacific', 'America/Los_Angeles'), ('us/samoa', 'Pacific/Pago_Pago'), ('universal', 'UTC'),
    ('w-su', 'Europe/Moscow'), ('zulu', 'UTC'), ('us/pacific-new', 'America/Los_Angeles')
), usual (country, region, zone) as (
  values
    ('CA', 'ON', 'America/Toronto'), ('CA', 'QC', 'America/Toronto'), ('CA', 'BC', 'America/Vancouver'), ('CA', 'AB', 'America/Edmonton'),
    ('CA', 'MB', 'America/Winnipeg'), ('CA', 'SK', 'America/Regina'), ('CA', 'NS', 'America/Halifax'), ('CA', 'NB', 'America/Moncton'),
    ('CA', 'NL', 'America/St_Johns'), ('CA', 'PE', 'America/Halifax'), ('CA', 'YT', 'America/Whitehorse'), ('CA', 'NT', 'America/Yellowknife'),
    ('US', 'NY', 'America/New_York'), ('US', 'CA', 'America/Los_Angeles'), ('US', 'TX', 'America/Chicago'), ('US', 'FL', 'America/New_York'),
    ('US', 'IL', 'America/Chicago'), ('US', 'WA', 'America/Los_Angeles'), ('US', 'OR', 'America/Los_Angeles'), ('US', 'MA', 'America/New_York'),
    ('US', 'NJ', 'America/New_York'), ('US', 'CO', 'America/Denver'), ('US', 'AZ', 'America/Phoenix'), ('CA', 'NU', 'America/Iqaluit'),
    ('US', 'AK', 'America/Anchorage'), ('US', 'AL', 'America/Chicago'), ('US', 'AR', 'America/Chicago'), ('US', 'HI', 'Pacific/Honolulu'),
    ('US', 'IA', 'America/Chicago'), ('US', 'ID', 'America/Boise'), ('US', 'KS', 'America/Chicago'), ('US', 'LA', 'America/Chicago'),
    ('US', 'MN', 'America/Chicago'), ('US', 'MO', 'America/Chicago'), ('US', 'MS', 'America/Chicago'), ('US', 'MT', 'America/Denver'),
    ('US', 'ND', 'America/Chicago'), ('US', 'NE', 'America/Chicago'), ('US', 'NM', 'America/Denver'), ('US', 'NV', 'America/Los_Angeles'),
    ('US', 'OK', 'America/Chicago'), ('US', 'SD', 'America/Chicago'), ('US', 'TN', 'America/Chicago'), ('US', 'UT', 'America/Denver'),
    ('US', 'WI', 'America/Chicago'), ('US', 'WY', 'America/Denver'), ('CA', '', 'America/Toronto'), ('US', '', 'America/New_York'),
    ('MX', '', 'America/Mexico_City'), ('GB', '', 'Europe/London'), ('AU', '', 'Australia/Sydney'), ('NZ', '', 'Pacific/Auckland'),
    ('AE', '', 'Asia/Dubai'), ('JP', '', 'Asia/Tokyo'), ('FR', '', 'Europe/Paris'), ('ES', '', 'Europe/Madrid'), ('DE', '', 'Europe/Berlin'),
    ('IT', '', 'Europe/Rome'), ('PT', '', 'Europe/Lisbon'), ('BE', '', 'Europe/Brussels'), ('NL', '', 'Europe/Amsterdam'),
    ('IE', '', 'Europe/Dublin'), ('AT', '', 'Europe/Vienna'), ('FI', '', 'Europe/Helsinki'), ('LU', '', 'Europe/Luxembourg'),
    ('GR', '', 'Europe/Athens')
)
update property p set time_zone = coalesce(
  (select name from unnest(lw_time_zones()) as name where lower(name) = lower(trim(p.time_zone)) and lw_is_time_zone(name)),
  (select present from renamed where old = lower(trim(p.time_zone)) and lw_is_time_zone(present)),
  (select zone from usual u where u.country = p.country and u.region = p.region),
  (select zone from usual u where u.country = p.country and u.region = ''),
  'UTC'
)
where not lw_is_time_zone(p.time_zone);

alter table property add constraint property_time_zone check (lw_is_time_zone(time_zone));
