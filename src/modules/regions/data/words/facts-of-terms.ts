import { note, ruled, type FactWords } from './fact-words.js';

export const END_OF_TERM_WORDS: FactWords = {
  'month to month automatically; expiry is no ground to end': note(
    'The end of the term alone isn’t a reason for the landlord to end the lease.',
    'La fin de la durée fixe n’est pas à elle seule un motif pour que le propriétaire mette fin au bail.',
    'El fin del plazo por sí solo no es un motivo para que el propietario termine el contrato.',
  ),
  'own use 60 days, to the last day of a rental period': note(
    'For the landlord’s own use, the 60 days run to the last day of a rental period.',
    'Pour l’usage personnel du propriétaire, les 60 jours vont jusqu’au dernier jour d’une période de location.',
    'Para el uso propio del propietario, los 60 días van hasta el último día de un período de renta.',
  ),
  'own use: individual landlord and owner, lived in for a year, one month’s rent': note(
    'For the landlord’s own use, the landlord must be an individual, and an individual must own at least part of the home. The person who moves in must plan to live there for at least a year. The tenant gets one month’s rent or the offer of another home that suits them.',
    'Pour l’usage personnel, le propriétaire doit être un particulier, et le logement doit appartenir au moins en partie à un particulier. La personne qui emménage doit avoir l’intention d’y habiter au moins un an. Le locataire reçoit un mois de loyer ou l’offre d’un autre logement qui lui convient.',
    'Para el uso propio, el propietario debe ser una persona física, y la vivienda debe pertenecer al menos en parte a una persona física. Quien se mude debe tener la intención de vivir allí al menos un año. El inquilino recibe un mes de renta o la oferta de otra vivienda que le convenga.',
  ),
  'sale to someone who will live there 60 days': note(
    'For a sale, the 60 days apply to a buyer who will live there.',
    'Pour une vente, les 60 jours valent pour un acheteur qui y habitera.',
    'En una venta, los 60 días se aplican si el comprador va a vivir allí.',
  ),
  'demolition, conversion or major repairs 120 days': note(
    'The 120 days apply to demolition, conversion or major repairs.',
    'Les 120 jours valent pour une démolition, une conversion ou des réparations majeures.',
    'Los 120 días se aplican a una demolición, una conversión o reparaciones mayores.',
  ),
  'renews automatically': ruled('se renouvelle automatiquement', 'se renueva automáticamente'),
  'repossession for own use 6 months before the end; 1 month for a term of 6 months or less': note(
    'For the landlord’s own use, the notice is given 6 months before the end of the lease, or 1 month before it for a term of 6 months or less.',
    'Pour la reprise du logement, l’avis est donné 6 mois avant la fin du bail, ou 1 mois avant si le bail est de 6 mois ou moins.',
    'Para el uso propio del propietario, el aviso se da 6 meses antes del fin del contrato, o 1 mes antes si el plazo es de 6 meses o menos.',
  ),
  'eviction to divide, enlarge or change the use banned for three years from 2024-06-06': note(
    'Since June 6, 2024, eviction to divide a home, enlarge it or change its use is banned for three years.',
    'Depuis le 6 juin 2024, l’éviction pour subdiviser un logement, l’agrandir ou en changer l’affectation est interdite pendant trois ans.',
    'Desde el 6 de junio de 2024, el desalojo para dividir una vivienda, ampliarla o cambiar su uso está prohibido durante tres años.',
  ),
  'month to month automatically unless valid vacate clause': note(
    'When the term ends, the lease continues month to month, unless it has a valid clause that requires the tenant to move out.',
    'À la fin de la durée, le bail se poursuit au mois, sauf s’il contient une clause de départ valide.',
    'Cuando termina el plazo, el contrato continúa de mes a mes, salvo que tenga una cláusula de salida válida.',
  ),
  'own use, demolition or conversion 4 months; sale to someone who will live there 3 months': note(
    'The 4 months apply to demolition or conversion too. For a sale, the 3 months apply to a buyer who will live there.',
    'Les 4 mois valent aussi pour une démolition ou une conversion. Pour une vente, les 3 mois valent pour un acheteur qui y habitera.',
    'Los 4 meses se aplican también a una demolición o una conversión. En una venta, los 3 meses se aplican si el comprador va a vivir allí.',
  ),
  'ends, no notice; rent accepted: periodic': note(
    'A fixed term ends without a notice. If the landlord accepts rent afterwards, the lease becomes periodic.',
    'Une durée fixe prend fin sans avis. Si le propriétaire accepte ensuite un loyer, le bail devient périodique.',
    'Un plazo fijo termina sin aviso. Si después el propietario acepta una renta, el contrato se vuelve periódico.',
  ),
  'periodic: cause required': ruled('bail périodique : motif exigé', 'contrato periódico: se requiere un motivo'),
  'own use or sale 3 full months': note(
    'For the landlord’s own use or a sale, the notice is 3 full months.',
    'Pour l’usage personnel du propriétaire ou une vente, l’avis est de 3 mois complets.',
    'Para el uso propio del propietario o una venta, el aviso es de 3 meses completos.',
  ),
  'major renovation or condominium conversion 365 days': note(
    'The 365 days apply to major renovation or conversion to a condominium.',
    'Les 365 jours valent pour des rénovations majeures ou une conversion en copropriété.',
    'Los 365 días se aplican a una renovación mayor o una conversión en condominio.',
  ),
  'landlord offers renewal 3 months before, tenant answers 2 months': note(
    'The landlord offers a renewal 3 months before the end, and the tenant answers 2 months before it.',
    'Le propriétaire offre un renouvellement 3 mois avant la fin, et le locataire répond 2 mois avant.',
    'El propietario ofrece una renovación 3 meses antes del fin, y el inquilino responde 2 meses antes.',
  ),
  'if not offered, conflicting': note(
    'If it isn’t offered, the sources contradict each other.',
    'Si aucun n’est offert, les sources se contredisent.',
    'Si no se ofrece, las fuentes se contradicen.',
  ),
  'own use: time depends on the vacancy rate': note(
    'For the landlord’s own use, the time depends on the vacancy rate.',
    'Pour l’usage personnel du propriétaire, le délai dépend du taux d’inoccupation.',
    'Para el uso propio del propietario, el plazo depende de la tasa de desocupación.',
  ),
  'landlord states intent 2 months before': note(
    'The 2 months are for a fixed term: the landlord states their intention 2 months before it ends. For a month-to-month lease, we have nothing on record.',
    'Les 2 mois visent une durée fixe : le propriétaire fait connaître ses intentions 2 mois avant la fin. Pour un bail au mois, nous n’avons rien au dossier.',
    'Los 2 meses son para un plazo fijo: el propietario comunica su intención 2 meses antes del fin. Para un contrato de mes a mes, no tenemos nada registrado.',
  ),
  'then unknown': note(
    'What follows the term is unknown.',
    'Nous ne savons pas ce qui suit la durée fixe.',
    'No se conoce qué sigue al plazo.',
  ),
  ends: ruled('prend fin', 'termina'),
  'landlord 3 months, tenant 2 months before': note(
    'The landlord’s 3 months and the tenant’s 2 months are those before the end of a fixed term. For a month-to-month lease, we have nothing on record.',
    'Les 3 mois du propriétaire et les 2 mois du locataire sont ceux qui précèdent la fin d’une durée fixe. Pour un bail au mois, nous n’avons rien au dossier.',
    'Los 3 meses del propietario y los 2 meses del inquilino son los anteriores al fin de un plazo fijo. Para un contrato de mes a mes, no tenemos nada registrado.',
  ),
  'else month to month': ruled('sinon, se poursuit au mois', 'si no, continúa de mes a mes'),
  'agreement must state continuation': note(
    'The lease must say whether it continues.',
    'Le bail doit indiquer s’il se poursuit.',
    'El contrato debe decir si continúa.',
  ),
  'continues until both agree, the tenant gives notice or the rental officer ends it': note(
    'The lease continues until both sides agree to end it, the tenant gives notice, or the rental officer ends it.',
    'Le bail se poursuit jusqu’à ce que les deux parties s’entendent, que le locataire donne un avis ou que le régisseur y mette fin.',
    'El contrato continúa hasta que ambas partes acuerden terminarlo, el inquilino dé aviso o el funcionario de rentas lo termine.',
  ),
  'tenant 30 days; landlord’s only home: month to month 90 days, term 30 days': note(
    'If it’s the landlord’s only home there, their notice is 90 days for a month-to-month lease, and 30 days for a fixed term.',
    'S’il s’agit de la seule résidence du propriétaire sur place, son avis est de 90 jours pour un bail au mois et de 30 jours pour une durée fixe.',
    'Si es la única vivienda del propietario allí, su aviso es de 90 días en un contrato de mes a mes y de 30 días en uno de plazo fijo.',
  ),
  '30 days; from 1 year 60 days; from 2 years 90 days, by time lived there or the agreed term': ruled(
    '30 jours; à partir de 1 an, 60 jours; à partir de 2 ans, 90 jours, selon la durée d’occupation ou la durée convenue',
    '30 días; desde 1 año, 60 días; desde 2 años, 90 días, según el tiempo vivido allí o el plazo acordado',
  ),
  '60 days after 1 year, else 30 days; cause after 12 months': ruled(
    '60 jours après 1 an, sinon 30 jours; motif exigé après 12 mois',
    '60 días después de 1 año, si no 30 días; motivo después de 12 meses',
  ),
  'month to month': note(
    'The periods are for month-to-month leases.',
    'Ces délais visent les baux au mois.',
    'Los plazos son para los contratos de mes a mes.',
  ),
  'becomes month to month': ruled('se poursuit au mois', 'pasa a ser de mes a mes'),
  'lease; month to month 1 month': note(
    'The lease decides. For a month-to-month lease, it’s 1 month.',
    'Le bail le précise. Pour un bail au mois, c’est 1 mois.',
    'Lo decide el contrato. En uno de mes a mes, es 1 mes.',
  ),
  'lease may set 30–60 days': note(
    'The lease may ask for 30 to 60 days.',
    'Le bail peut prévoir de 30 à 60 jours.',
    'El contrato puede pedir de 30 a 60 días.',
  ),
  'month to month 30 days': ruled(
    'Pour un bail au mois : 30 jours.',
    'En un contrato de mes a mes: 30 días.',
    'For a month-to-month lease: 30 days.',
  ),
  'term unknown': note(
    'For a fixed term, the period is unknown.',
    'Pour une durée fixe, le délai n’est pas connu.',
    'En un plazo fijo, el período del aviso no se conoce.',
  ),
  '60 days before end if first term is 6 months or more; else month to month, cause required': ruled(
    'Avant la fin d’une première durée de 6 mois ou plus, l’avis est de 60 jours. Sinon, le bail se poursuit au mois, et un motif est exigé.',
    'Antes del fin de un primer plazo de 6 meses o más, el aviso es de 60 días. De lo contrario, el contrato continúa de mes a mes y se requiere un motivo.',
    'Before the end of a first term of 6 months or more, the notice is 60 days. Otherwise the lease continues month to month, and a cause is required.',
  ),
  'own use or sale 90 days': ruled('usage personnel ou vente : 90 jours', 'uso propio o venta: 90 días'),
  'month to month: landlord in the first year 30 days, then cause after 12 months; tenant 30 days': ruled(
    'bail au mois : propriétaire, 30 jours la première année, motif exigé après 12 mois; locataire, 30 jours',
    'de mes a mes: propietario, 30 días el primer año, motivo después de 12 meses; inquilino, 30 días',
  ),
  'own use, sale or major repairs after a year 90 days': note(
    'The 90 days after a year apply to own use, a sale or major repairs.',
    'Les 90 jours après un an valent pour l’usage personnel, une vente ou des réparations majeures.',
    'Los 90 días después de un año se aplican a uso propio, una venta o reparaciones mayores.',
  ),
  'without a lease 30 days or the rent interval, whichever is longer': note(
    'Without a lease, the notice is 30 days or the time between two rent payments, whichever is longer. The month above is for rent that is paid every month.',
    'Sans bail, l’avis est de 30 jours ou du délai entre deux paiements de loyer, selon le plus long des deux. Le mois ci-dessus vaut pour un loyer payé chaque mois.',
    'Sin contrato, el aviso es de 30 días o del tiempo entre dos pagos de renta, lo que sea más largo. El mes de arriba se aplica a una renta que se paga cada mes.',
  ),
  'lease unknown': note(
    'For a lease with a term, the period is unknown.',
    'Pour un bail à durée fixe, le délai n’est pas connu.',
    'En un contrato de plazo fijo, no se conoce el plazo del aviso.',
  ),
  'cause required': ruled('motif exigé', 'se requiere un motivo'),
  exceptions: note('There are exceptions.', 'Il y a des exceptions.', 'Hay excepciones.'),
  '90 days': note('The notice is 90 days.', 'L’avis est de 90 jours.', 'El aviso es de 90 días.'),
  'term: no notice, then month to month': note(
    'At the end of a fixed term, no notice is needed for it to become month to month.',
    'À la fin d’une durée fixe, aucun avis n’est nécessaire pour que le bail se poursuive au mois.',
    'Al final de un plazo fijo, no hace falta un aviso para que el contrato pase a ser de mes a mes.',
  ),
  'month to month 60 days from 6 months on, 120 days from 3 years on': note(
    'For a month-to-month lease, the landlord’s notice is 60 days from 6 months on, and 120 days from 3 years on.',
    'Pour un bail au mois, l’avis du propriétaire est de 60 jours à partir de 6 mois, et de 120 jours à partir de 3 ans.',
    'En un contrato de mes a mes, el aviso del propietario es de 60 días desde los 6 meses y de 120 días desde los 3 años.',
  ),
  'before that unknown': note(
    'Before 6 months, the period is unknown.',
    'Avant 6 mois, le délai n’est pas connu.',
    'Antes de los 6 meses, el plazo no se conoce.',
  ),
  'landlord’s notice by rules of the city: unknown': note(
    'The city has its own rules for a landlord’s notice. We don’t know them.',
    'La ville a ses propres règles pour l’avis d’un propriétaire. Nous ne les connaissons pas.',
    'La ciudad tiene sus propias normas para el aviso de un propietario. No las conocemos.',
  ),
  'state: cause after 12 months; tenant 30 days': note(
    'These are the state’s rules: after 12 months the landlord needs a cause, and a tenant gives 30 days of notice.',
    'Ces règles sont celles de l’État : après 12 mois, le propriétaire doit avoir un motif, et un locataire donne un avis de 30 jours.',
    'Estas son las normas del estado: después de 12 meses el propietario necesita un motivo, y un inquilino da un aviso de 30 días.',
  ),
};

export const NOTICE_FORM_WORDS: FactWords = {
  'N12: own use or sale': ruled('N12 : usage personnel ou vente', 'N12: uso propio o venta'),
  'N13: demolition, conversion or major repairs': note(
    'N13 is for demolition, conversion or major repairs.',
    'Le N13 sert à une démolition, à une conversion ou à des réparations majeures.',
    'El N13 es para una demolición, una conversión o reparaciones mayores.',
  ),
  'N4: unpaid rent': ruled('N4 : loyer impayé', 'N4: renta sin pagar'),
  'N5: damage or interference; N11: agreement': note(
    'N5 is for damage or interference. N11 is for an agreement to end the lease.',
    'Le N5 sert en cas de dommages ou d’entrave. Le N11 sert à une entente pour mettre fin au bail.',
    'El N5 es para daños o molestias. El N11 es para un acuerdo de terminar el contrato.',
  ),
  'written notice of repossession': ruled(
    'avis écrit de reprise du logement',
    'aviso escrito de recuperación de la vivienda',
  ),
  'in French: avis de reprise de logement': ruled(
    'en français : avis de reprise de logement',
    'en francés: avis de reprise de logement',
  ),
  'mandatory notice of eviction': note(
    'For an eviction, the notice of eviction is mandatory.',
    'Pour une éviction, l’avis d’éviction est obligatoire.',
    'Para un desalojo, el aviso de desalojo es obligatorio.',
  ),
  'own use or sale: form of the branch, its number unsure': note(
    'For own use or a sale, the branch has a form; we aren’t sure of its number.',
    'Pour l’usage personnel ou une vente, la direction a un formulaire; son numéro est incertain.',
    'Para uso propio o una venta, la oficina tiene un formulario; no estamos seguros de su número.',
  ),
  'RTB-29: demolition or conversion, not renovation': note(
    'RTB-29 is for demolition or conversion, not for renovation.',
    'Le RTB-29 sert à une démolition ou à une conversion, pas à une rénovation.',
    'El RTB-29 es para una demolición o una conversión, no para una renovación.',
  ),
  'RTB-30: unpaid rent; RTB-33: breach': ruled(
    'RTB-30 : loyer impayé; RTB-33 : manquement',
    'RTB-30: renta sin pagar; RTB-33: incumplimiento',
  ),
  'RTB-8: agreement': ruled('RTB-8 : entente', 'RTB-8: acuerdo'),
  'prescribed form required; numbers unknown': note(
    'The prescribed form is required. We don’t know the numbers of the forms.',
    'Le formulaire prescrit est exigé. Nous ne connaissons pas les numéros des formulaires.',
    'Se requiere el formulario prescrito. No conocemos los números de los formularios.',
  ),
  'approved form required': note(
    'The approved form is required.',
    'Le formulaire approuvé est exigé.',
    'Se requiere el formulario aprobado.',
  ),
  'Form 7: unpaid rent': ruled('Form 7 : loyer impayé', 'Form 7: renta sin pagar'),
  'form of the regulations required': note(
    'The form of the regulations is required.',
    'Le formulaire prévu par le règlement est exigé.',
    'Se requiere el formulario del reglamento.',
  ),
  'DR5: agreement to end for demolition, repairs or renovations': note(
    'DR5 is for an agreement to end the lease for demolition, repairs or renovations.',
    'Le DR5 sert à une entente pour mettre fin au bail en vue d’une démolition, de réparations ou de rénovations.',
    'El DR5 es para un acuerdo de terminar el contrato por demolición, reparaciones o renovaciones.',
  ),
};

const WRITTEN = note('The notice must be in writing.', 'L’avis doit être écrit.', 'El aviso debe ser por escrito.');

export const ENTRY_NOTICE_WORDS: FactWords = {
  '24 hours': ruled('24 heures', '24 horas'),
  '2 days': ruled('2 jours', '2 días'),
  '1 day': ruled('1 jour', '1 día'),
  written: WRITTEN,
  'written, 8–20': note(
    'The notice must be in writing, and entry is between 8 a.m. and 8 p.m.',
    'L’avis doit être écrit, et l’entrée se fait entre 8 h et 20 h.',
    'El aviso debe ser por escrito, y la entrada es entre las 8:00 y las 20:00.',
  ),
  'written, at most 30 days before, 8–21': note(
    'The notice must be in writing and given at most 30 days before. Entry is between 8 a.m. and 9 p.m.',
    'L’avis doit être écrit et donné au plus 30 jours avant. L’entrée se fait entre 8 h et 21 h.',
    'El aviso debe ser por escrito y como máximo 30 días antes. La entrada es entre las 8:00 y las 21:00.',
  ),
  'at most 2 weeks before': note(
    'The notice may come at most two weeks before.',
    'L’avis peut être donné au plus deux semaines avant.',
    'El aviso puede darse como máximo dos semanas antes.',
  ),
  'written, at most 7 days before, 4-hour window, 8–20': note(
    'The notice must be in writing and given at most 7 days before. It names a window of 4 hours between 8 a.m. and 8 p.m.',
    'L’avis doit être écrit et donné au plus 7 jours avant. Il précise une plage de 4 heures entre 8 h et 20 h.',
    'El aviso debe ser por escrito y como máximo 7 días antes. Indica un horario de 4 horas entre las 8:00 y las 20:00.',
  ),
  '9–21': note(
    'Entry is between 9 a.m. and 9 p.m.',
    'L’entrée se fait entre 9 h et 21 h.',
    'La entrada es entre las 9:00 y las 21:00.',
  ),
  '7 days; tenant’s written request: none within 2 working days, then 24 hours': note(
    '7 days. If the tenant asked for the repair in writing: no notice within 2 business days, then 24 hours.',
    '7 jours. Si le locataire a demandé la réparation par écrit : aucun avis dans les 2 jours ouvrables, puis 24 heures.',
    '7 días. Si el inquilino pidió la reparación por escrito: sin aviso dentro de los 2 días hábiles, después 24 horas.',
  ),
  'no statute; reasonable': note(
    'No statute sets a time. The notice must be reasonable.',
    'Aucune loi ne fixe de délai. L’avis doit être raisonnable.',
    'Ninguna ley fija un plazo. El aviso debe ser razonable.',
  ),
  'no statute; lease': note(
    'No statute sets a time. The lease decides.',
    'Aucune loi ne fixe de délai. Le bail le précise.',
    'Ninguna ley fija un plazo. Lo decide el contrato.',
  ),
  'no statute': note('No statute sets a time.', 'Aucune loi ne fixe de délai.', 'Ninguna ley fija un plazo.'),
  '48 hours or unspecified': note(
    '48 hours, or no set time.',
    '48 heures, ou aucun délai précis.',
    '48 horas, o sin un plazo fijado.',
  ),
};

const LANGUAGE_UNKNOWN = note(
  'We don’t know which language the lease must be in.',
  'Nous ne savons pas dans quelle langue le bail doit être rédigé.',
  'No sabemos en qué idioma debe estar el contrato.',
);

export const LEASE_FORM_WORDS: FactWords = {
  'language unknown': LANGUAGE_UNKNOWN,
  'standard form': note('The standard form is used.', 'Le bail type est utilisé.', 'Se usa el formulario estándar.'),
  'tribunal form mandatory': note(
    'The tribunal’s lease form is mandatory.',
    'Le formulaire de bail du Tribunal administratif du logement est obligatoire.',
    'El formulario de contrato del tribunal es obligatorio.',
  ),
  'French unless both agree otherwise, notices in same language': note(
    'The lease is in French, unless both sides agree on another language. Notices are in the same language as the lease.',
    'Le bail est en français, sauf si les deux parties conviennent d’une autre langue. Les avis sont rédigés dans la même langue que le bail.',
    'El contrato está en francés, salvo que ambas partes acuerden otro idioma. Los avisos van en el mismo idioma que el contrato.',
  ),
  written: note('The lease must be in writing.', 'Le bail doit être écrit.', 'El contrato debe ser por escrito.'),
  'written over 3 months': note(
    'A lease of more than 3 months must be in writing.',
    'Un bail de plus de 3 mois doit être écrit.',
    'Un contrato de más de 3 meses debe ser por escrito.',
  ),
  'standard terms apply': note(
    'Standard terms apply.',
    'Des conditions types s’appliquent.',
    'Se aplican condiciones estándar.',
  ),
  'standard form optional': note(
    'The standard form is optional.',
    'Le bail type est facultatif.',
    'El formulario estándar es opcional.',
  ),
  'written terms': note(
    'The terms must be in writing.',
    'Les conditions doivent être écrites.',
    'Las condiciones deben constar por escrito.',
  ),
};
