import { note, ruled, type FactWords } from './fact-words.js';

export const RENT_CAP_WORDS: FactWords = {
  '2.1% 2026': ruled('2,1 % en 2026', '2.1% en 2026'),
  '2.3% 2026': ruled('2,3 % en 2026', '2.3% en 2026'),
  '1.8% 2026': ruled('1,8 % en 2026', '1.8% en 2026'),
  '2% 2026': ruled('2 % en 2026', '2% en 2026'),
  '1.9% 2027': ruled('1,9 % en 2027', '1.9% en 2027'),
  '2.2% 2027': ruled('2,2 % en 2027', '2.2% en 2027'),
  '9.683% 2026': ruled('9,683 % en 2026', '9.683% en 2026'),
  '9.5% 2026': ruled('9,5 % en 2026', '9.5% en 2026'),
  'none; tribunal base 3.1%, 2026-04-02 to 2027-04-01': ruled(
    'aucun plafond; taux de base du Tribunal administratif du logement pour la fixation du loyer : 3,1 %, du 2 avril 2026 au 1er avril 2027',
    'sin tope; base del tribunal: 3.1%, del 2 de abril de 2026 al 1 de abril de 2027',
  ),
  none: ruled('aucun plafond', 'sin tope'),
  '5% to 2027-12-31': ruled('5 % jusqu’au 31 décembre 2027', '5% hasta el 31 de diciembre de 2027'),
  '3%, no end date': ruled('3 %, sans date de fin', '3%, sin fecha de fin'),
  '2.6% from 2026-05-15': ruled('2,6 % à partir du 15 mai 2026', '2.6% desde el 15 de mayo de 2026'),
  'repeal planned before 2027-05': note(
    'There are plans to repeal the cap before May 2027.',
    'Il est prévu d’abroger ce plafond avant mai 2027.',
    'Está previsto derogar este tope antes de mayo de 2027.',
  ),
  'local ban': note(
    'Cities and counties can’t set a cap either.',
    'Les villes et les comtés ne peuvent pas non plus fixer de plafond.',
    'Las ciudades y los condados tampoco pueden fijar un tope.',
  ),
  banned: note(
    'Rent control is banned.',
    'Le contrôle des loyers est interdit.',
    'El control de rentas está prohibido.',
  ),
  'none statewide; local regulation': note(
    'There’s no statewide cap; local regulation may apply.',
    'L’État ne fixe aucun plafond; une réglementation locale peut s’appliquer.',
    'No hay un tope en todo el estado; puede aplicarse una norma local.',
  ),
  'local regulation': note(
    'Local regulation may apply.',
    'Une réglementation locale peut s’appliquer.',
    'Puede aplicarse una norma local.',
  ),
  'none statewide; 100+ towns': note(
    'There’s no statewide cap, but more than 100 towns have one.',
    'L’État ne fixe aucun plafond, mais plus de 100 villes en ont un.',
    'No hay un tope en todo el estado, pero más de 100 municipios tienen uno.',
  ),
  '5% + CPI, top 10%': note(
    'The rent can rise by 5% plus inflation (CPI), and by no more than 10%.',
    'Le loyer peut augmenter de 5 % plus l’inflation (indice des prix), et d’au plus 10 %.',
    'La renta puede subir un 5% más la inflación (índice de precios), y como máximo un 10%.',
  ),
  'to 2026-07: LA 8.0, SF 6.3, San Diego 8.8, Riverside 7.5, other 7.7': note(
    'Until July 2026: Los Angeles 8.0%, San Francisco 6.3%, San Diego 8.8%, Riverside 7.5%, elsewhere 7.7%.',
    'Jusqu’en juillet 2026 : Los Angeles 8,0 %, San Francisco 6,3 %, San Diego 8,8 %, Riverside 7,5 %, ailleurs 7,7 %.',
    'Hasta julio de 2026: Los Ángeles 8.0%, San Francisco 6.3%, San Diego 8.8%, Riverside 7.5%, en los demás lugares 7.7%.',
  ),
  'to 2027-07: LA 8.7, SF 8.8, other 8.6; San Diego and Riverside unknown': note(
    'Until July 2027: Los Angeles 8.7%, San Francisco 8.8%, elsewhere 8.6%. San Diego and Riverside are unknown.',
    'Jusqu’en juillet 2027 : Los Angeles 8,7 %, San Francisco 8,8 %, ailleurs 8,6 %. Pour San Diego et Riverside, le taux n’est pas connu.',
    'Hasta julio de 2027: Los Ángeles 8.7%, San Francisco 8.8%, en los demás lugares 8.6%. La de San Diego y Riverside no se conoce.',
  ),
  'later unknown': note(
    'The cap after that is unknown.',
    'Le plafond pour la suite n’est pas connu.',
    'El tope posterior no se conoce.',
  ),
  'parks over 30 spaces 6%': note(
    'In parks with more than 30 spaces, the cap is 6%.',
    'Dans les parcs de plus de 30 emplacements, le plafond est de 6 %.',
    'En los parques con más de 30 espacios, el tope es del 6%.',
  ),
  'good-cause units: over 8.79% (2025) presumed unreasonable, rebuttable': note(
    'For units with good-cause protection, an increase of more than 8.79% (2025) is presumed unreasonable. The landlord can show otherwise.',
    'Pour les logements protégés par la règle du motif valable (« good cause »), une hausse de plus de 8,79 % (2025) est présumée déraisonnable. Le propriétaire peut prouver le contraire.',
    'En las unidades protegidas por la norma de causa justa (“good cause”), un aumento de más del 8.79% (2025) se presume irrazonable. El propietario puede demostrar lo contrario.',
  ),
  '8% to 2026-07': ruled('8 % jusqu’en juillet 2026', '8% hasta julio de 2026'),
  '6.3% to 2026-07': ruled('6,3 % jusqu’en juillet 2026', '6.3% hasta julio de 2026'),
  '8.8% to 2026-07': ruled('8,8 % jusqu’en juillet 2026', '8.8% hasta julio de 2026'),
  '7.5% to 2026-07': ruled('7,5 % jusqu’en juillet 2026', '7.5% hasta julio de 2026'),
  '8.7% to 2027-07': ruled('8,7 % jusqu’en juillet 2027', '8.7% hasta julio de 2027'),
  '8.8% to 2027-07': ruled('8,8 % jusqu’en juillet 2027', '8.8% hasta julio de 2027'),
};

export const RENT_CAP_EXEMPTIONS_WORDS: FactWords = {
  'first occupied after 2018-11-15': note(
    'Homes that were first occupied after November 15, 2018.',
    'Les logements occupés pour la première fois après le 15 novembre 2018.',
    'Las viviendas ocupadas por primera vez después del 15 de noviembre de 2018.',
  ),
  'first 5 years of building': note(
    'Buildings in their first five years.',
    'Les immeubles pendant leurs cinq premières années.',
    'Los edificios durante sus primeros cinco años.',
  ),
  'co-ops, some assisted living': note(
    'Co-ops and some assisted living.',
    'Les coopératives et certaines résidences avec services d’assistance.',
    'Las cooperativas y algunas residencias con asistencia.',
  ),
  '$1,670+, first occupied after 2005-03, social': note(
    'Homes that rent for $1,670 or more, homes first occupied after March 2005, and social housing.',
    'Les logements dont le loyer est de 1 670 $ ou plus, ceux occupés pour la première fois après mars 2005 et les logements sociaux.',
    'Las viviendas con una renta de $1,670 o más, las ocupadas por primera vez después de marzo de 2005 y la vivienda social.',
  ),
  'new tenants, land-lease lots': note(
    'New tenants, and lots that are rented as land only.',
    'Les nouveaux locataires et les terrains loués sans habitation.',
    'Los inquilinos nuevos y los lotes que se rentan solo como terreno.',
  ),
  'to 9% on approval': note(
    'Up to 9% is possible with approval.',
    'Une hausse allant jusqu’à 9 % est possible avec une autorisation.',
    'Con autorización, el aumento puede llegar al 9%.',
  ),
  '+3% on approval': note(
    'Another 3% is possible with approval.',
    'Une hausse supplémentaire de 3 % est possible avec une autorisation.',
    'Con autorización, se puede sumar otro 3%.',
  ),
  'local regulation': note(
    'Local regulation decides.',
    'La réglementation locale en décide.',
    'Lo decide la norma local.',
  ),
  local: note('Local rules decide.', 'Les règles locales en décident.', 'Lo deciden las normas locales.'),
  'under 15 years; non-corporate houses with notice; owner duplex': note(
    'Buildings less than 15 years old, houses that no company owns if the tenant was given notice of it, and duplexes where the owner lives.',
    'Les immeubles de moins de 15 ans, les maisons qui n’appartiennent pas à une société si le locataire en a été avisé, et les duplex où vit le propriétaire.',
    'Los edificios de menos de 15 años, las casas que no son de una empresa si se avisó al inquilino, y los dúplex donde vive el propietario.',
  ),
  'first 12 years, public or low-income, owner-occupied 2–4 units': note(
    'Buildings in their first 12 years, public or low-income housing, and buildings of 2 to 4 units where the owner lives.',
    'Les immeubles pendant leurs 12 premières années, les logements publics ou à loyer modique, et les immeubles de 2 à 4 logements où vit le propriétaire.',
    'Los edificios durante sus primeros 12 años, la vivienda pública o de bajos ingresos, y los edificios de 2 a 4 unidades donde vive el propietario.',
  ),
  'under 15 years': note(
    'Buildings less than 15 years old.',
    'Les immeubles de moins de 15 ans.',
    'Los edificios de menos de 15 años.',
  ),
  'post-2009 buildings, 10 units or fewer, high rents': note(
    'Buildings from after 2009, those with 10 units or fewer, and high rents.',
    'Les immeubles d’après 2009, ceux de 10 logements ou moins, et les loyers élevés.',
    'Los edificios posteriores a 2009, los de 10 unidades o menos, y las rentas altas.',
  ),
};

export const INCREASE_INTERVAL_WORDS: FactWords = {
  '12 months': ruled('12 mois', '12 meses'),
  '365 days': ruled('365 jours', '365 días'),
  'not first year': note(
    'The rent can’t rise in the first year.',
    'Le loyer ne peut pas augmenter pendant la première année.',
    'La renta no puede subir durante el primer año.',
  ),
  'at renewal': note(
    'The rent can rise when the lease is renewed.',
    'Le loyer peut augmenter au renouvellement du bail.',
    'La renta puede subir cuando se renueva el contrato.',
  ),
  '1 year; 6 months for association members': note(
    'One year; six months for members of an association.',
    'Un an; six mois pour les membres d’une association.',
    'Un año; seis meses para los miembros de una asociación.',
  ),
  'two per 12 months inside cap': note(
    'Two increases in 12 months are possible, within the cap.',
    'Deux hausses par période de 12 mois sont possibles, dans les limites du plafond.',
    'Son posibles dos aumentos en 12 meses, dentro del tope.',
  ),
};

export const INCREASE_NOTICE_WORDS: FactWords = {
  '90 days': ruled('90 jours', '90 días'),
  '60 days': ruled('60 jours', '60 días'),
  '30 days': ruled('30 jours', '30 días'),
  '3 months': ruled('3 mois', '3 meses'),
  '4 months': ruled('4 mois', '4 meses'),
  '6 months': ruled('6 mois', '6 meses'),
  '3 full months': note(
    'The notice is 3 full months.',
    'L’avis est de 3 mois complets.',
    'El aviso es de 3 meses completos.',
  ),
  'N1/N2': ruled('Formulaire N1/N2', 'Formulario N1/N2'),
  'RTB-7': ruled('Formulaire RTB-7', 'Formulario RTB-7'),
  '3–6 months before end; for a lease under 12 months 1–2 months before it': note(
    'The notice is given 3–6 months before the end of the lease. For a lease of less than 12 months, it’s 1–2 months before the end.',
    'L’avis est donné de 3 à 6 mois avant la fin du bail. Pour un bail de moins de 12 mois, c’est de 1 à 2 mois avant la fin.',
    'El aviso se da de 3 a 6 meses antes del fin del contrato. Si el contrato es de menos de 12 meses, de 1 a 2 meses antes del fin.',
  ),
  'without a term 1–2 months before the increase': ruled(
    'Pour un bail à durée indéterminée, c’est de 1 à 2 mois avant la hausse.',
    'Si el contrato no tiene plazo, de 1 a 2 meses antes del aumento.',
    'For a lease without a term, it’s 1–2 months before the increase.',
  ),
  '3 tenancy months, periodic': note(
    'For a periodic lease, the notice is 3 tenancy months.',
    'Pour un bail périodique, l’avis est de 3 mois de location.',
    'En un contrato periódico, el aviso es de 3 meses de contrato.',
  ),
  'none within a fixed term, which other pages say otherwise': note(
    'Pages contradict each other about a fixed term: some say that the rent can rise during it after 365 days.',
    'Les pages se contredisent sur la durée fixe : selon certaines, le loyer peut augmenter pendant celle-ci après 365 jours.',
    'Las páginas se contradicen sobre el plazo fijo: según algunas, la renta puede subir durante él después de 365 días.',
  ),
  '3 tenancy months, periodic; none within a fixed term': note(
    'For a periodic lease, the notice is 3 tenancy months. There is no increase within a fixed term.',
    'Pour un bail périodique, l’avis est de 3 mois de location. Il n’y a aucune hausse pendant une durée fixe.',
    'En un contrato periódico, el aviso es de 3 meses de contrato. Durante un plazo fijo no hay aumentos.',
  ),
  '6 months; none within a fixed term': ruled(
    '6 mois; aucune hausse pendant une durée fixe',
    '6 meses; ninguno durante un plazo fijo',
  ),
  '1 year; 6 months for members': note(
    'One year; six months for members of an association.',
    'Un an; six mois pour les membres d’une association.',
    'Un año; seis meses para los miembros de una asociación.',
  ),
  'fixed term only if agreed': note(
    'During a fixed term, only if it was agreed on.',
    'Pendant une durée fixe, seulement si c’était convenu.',
    'Durante un plazo fijo, solo si se acordó.',
  ),
  '30/60/90 days by occupancy, if 5%+': note(
    '30, 60 or 90 days, depending on how long the tenant has lived there, for an increase of 5% or more.',
    '30, 60 ou 90 jours, selon la durée d’occupation, pour une hausse de 5 % ou plus.',
    '30, 60 o 90 días, según cuánto tiempo lleve el inquilino allí, si el aumento es del 5% o más.',
  ),
  '30 days; over 10% 90 days': ruled(
    '30 jours; 90 jours pour une hausse de plus de 10 %',
    '30 días; 90 días si el aumento supera el 10%',
  ),
  'month to month': note(
    'This is for month-to-month leases.',
    'Cette règle vise les baux au mois.',
    'Esto es para los contratos de mes a mes.',
  ),
  '30 days or the rent interval; lease: at end': note(
    '30 days or the time between two rent payments. With a lease for a term, at its end.',
    '30 jours ou le délai entre deux paiements de loyer. Si le bail a une durée, à sa fin.',
    '30 días o el tiempo entre dos pagos de renta. Si el contrato tiene un plazo, al terminar.',
  ),
};
