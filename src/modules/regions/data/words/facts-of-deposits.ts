import { note, ruled, type FactWords } from './fact-words.js';

export const DEPOSIT_WORDS: FactWords = {
  'last month’s rent only, 1 month': ruled(
    'loyer du dernier mois seulement, 1 mois',
    'solo la renta del último mes, 1 mes',
  ),
  banned: ruled('interdit', 'prohibido'),
  '½ month, pet 1 month': ruled('½ mois; pour un animal, 1 mois', '½ mes; por una mascota, 1 mes'),
  '½ month, pet ½ month': ruled('½ mois; pour un animal, ½ mois', '½ mes; por una mascota, ½ mes'),
  '1 month, pet ½ month': ruled('1 mois; pour un animal, ½ mois', '1 mes; por una mascota, ½ mes'),
  '½ month': ruled('½ mois', '½ mes'),
  '¾ month': ruled('¾ de mois', '¾ de mes'),
  '1 month': ruled('1 mois', '1 mes'),
  '1.5 months': ruled('1,5 mois', '1.5 meses'),
  '2 months': ruled('2 mois', '2 meses'),
  none: ruled('aucune limite', 'sin límite', 'no limit'),
  'held by government office': note(
    'A government office keeps the deposit.',
    'Un bureau du gouvernement conserve le dépôt.',
    'Una oficina del gobierno guarda el depósito.',
  ),
  'small owners excepted': note(
    'There are exceptions for small owners.',
    'Des exceptions existent pour les petits propriétaires.',
    'Hay excepciones para los pequeños propietarios.',
  ),
  'differs from the state': note(
    'The city’s rules differ from the state’s.',
    'Les règles de la ville diffèrent de celles de l’État.',
    'Las normas de la ciudad difieren de las del estado.',
  ),
};

export const DEPOSIT_INTEREST_WORDS: FactWords = {
  'guideline rate, yearly': note(
    'Interest is owed every year, at the rate of the rent increase guideline.',
    'Des intérêts sont dus chaque année, au taux légal d’augmentation des loyers.',
    'Se deben intereses cada año, a la tasa de la pauta de aumento de rentas.',
  ),
  '0% 2026': note('The rate for 2026 is 0%.', 'Le taux de 2026 est de 0 %.', 'La tasa de 2026 es del 0%.'),
  '1.0% 2025; 2026 unknown': note(
    'The rate for 2025 is 1.0%. The one for 2026 is unknown.',
    'Le taux de 2025 est de 1,0 %. Celui de 2026 n’est pas connu.',
    'La tasa de 2025 es del 1.0%. La de 2026 no se conoce.',
  ),
  '0%': note('The rate is 0%.', 'Le taux est de 0 %.', 'La tasa es del 0%.'),
  'yearly rate, 2026 unknown': note(
    'The rate is set every year. The one for 2026 is unknown.',
    'Le taux est fixé chaque année. Celui de 2026 n’est pas connu.',
    'La tasa se fija cada año. La de 2026 no se conoce.',
  ),
  'rate unknown': note('The rate is unknown.', 'Le taux n’est pas connu.', 'La tasa no se conoce.'),
  '6+ units': note(
    'Interest is owed in buildings with six units or more.',
    'Des intérêts sont dus dans les immeubles de six logements ou plus.',
    'Se deben intereses en los edificios de seis unidades o más.',
  ),
  '25+ units': note(
    'Interest is owed where there are 25 units or more.',
    'Des intérêts sont dus lorsqu’il y a 25 logements ou plus.',
    'Se deben intereses cuando hay 25 unidades o más.',
  ),
  none: note('No interest is owed.', 'Aucun intérêt n’est dû.', 'No se deben intereses.'),
  optional: note('Interest is optional.', 'Les intérêts sont facultatifs.', 'Los intereses son opcionales.'),
  '5% or bank rate': note(
    'Interest is owed at 5%, or at the bank’s rate.',
    'Des intérêts sont dus au taux de 5 %, ou à celui de la banque.',
    'Se deben intereses del 5%, o a la tasa del banco.',
  ),
  yearly: note('Interest is owed every year.', 'Des intérêts sont dus chaque année.', 'Se deben intereses cada año.'),
};

export const DEPOSIT_RETURN_WORDS: FactWords = {
  'goes to the rent of the last month; nothing kept for damage': note(
    'The deposit pays the last month’s rent. Nothing may be kept for damage.',
    'Le dépôt sert à payer le loyer du dernier mois. Rien ne peut être retenu pour des dommages.',
    'El depósito paga la renta del último mes. No se puede retener nada por daños.',
  ),
  'no deposit may be asked for, so none is held': note(
    'No deposit may be asked for, so there is none to return.',
    'Aucun dépôt de garantie ne peut être exigé : il n’y en a donc pas à rendre.',
    'No se puede pedir ningún depósito, así que no hay nada que devolver.',
  ),
  '15 days after the tenancy ended and the tenant gave a forwarding address in writing': note(
    'The deposit is due back within 15 days, which begin once the tenancy has ended and the tenant has given a forwarding address in writing.',
    'Le dépôt doit être rendu dans les 15 jours, qui commencent une fois que la location a pris fin et que le locataire a donné par écrit sa nouvelle adresse.',
    'El depósito debe devolverse en 15 días, que empiezan cuando terminó el contrato y el inquilino dio por escrito su nueva dirección.',
  ),
  'kept only what the tenant agreed to in writing or an arbitrator allowed': note(
    'Money may be kept only if the tenant agreed to it in writing or an arbitrator allowed it.',
    'Une somme ne peut être retenue que si le locataire y a consenti par écrit ou qu’un arbitre l’a permis.',
    'Solo se puede retener lo que el inquilino aceptó por escrito o lo que permitió un árbitro.',
  ),
  '10 days after the tenant left, with a statement of account': note(
    'The deposit is due back within 10 days, which begin when the tenant leaves. A statement of account is due too.',
    'Le dépôt doit être rendu dans les 10 jours, qui commencent au départ du locataire. Un état de compte est aussi exigé.',
    'El depósito debe devolverse en 10 días, que empiezan cuando el inquilino se va. También se debe entregar un estado de cuenta.',
  ),
  'kept for rent, fees, keys not returned, and with inspection reports for damage beyond wear and for cleaning': note(
    'Money may be kept for rent, fees and keys that weren’t returned, and with inspection reports for damage beyond normal wear and for cleaning.',
    'Une somme peut être retenue pour le loyer, les frais et les clés non rendues et, avec des rapports d’inspection, pour les dommages au-delà de l’usure normale et pour le ménage.',
    'Se puede retener dinero por renta, cargos y llaves no devueltas y, con informes de inspección, por daños más allá del desgaste normal y por limpieza.',
  ),
  '14 days after the end of the tenancy': note(
    'The deposit is due back within 14 days of the end of the tenancy.',
    'Le dépôt doit être rendu dans les 14 jours suivant la fin de la location.',
    'El depósito debe devolverse dentro de los 14 días posteriores al fin del contrato.',
  ),
  'kept for unpaid rent, damage, a unit left dirty, leaving without notice': note(
    'Money may be kept for unpaid rent, damage, a unit that was left dirty, or leaving without notice.',
    'Une somme peut être retenue pour un loyer impayé, des dommages, un logement laissé sale ou un départ sans avis.',
    'Se puede retener dinero por renta sin pagar, daños, una unidad que quedó sucia o por irse sin aviso.',
  ),
  '7 business days after the tenant left: returned, or claimed on the official form': note(
    'Within 7 business days after the tenant has left, the landlord returns the deposit or claims it on the official form.',
    'Dans les 7 jours ouvrables après le départ du locataire, le propriétaire rend le dépôt ou le réclame au moyen du formulaire officiel.',
    'Dentro de los 7 días hábiles después de que el inquilino se va, el propietario devuelve el depósito o lo reclama con el formulario oficial.',
  ),
  'claimed within 7 business days of the end of the tenancy': note(
    'A claim is due within 7 business days of the end of the tenancy.',
    'Une réclamation doit être faite dans les 7 jours ouvrables suivant la fin de la location.',
    'Un reclamo debe hacerse dentro de los 7 días hábiles posteriores al fin del contrato.',
  ),
  'kept for damage beyond wear, unpaid rent, keys not returned, cleaning': note(
    'Money may be kept for damage beyond normal wear, unpaid rent, keys that weren’t returned, and cleaning.',
    'Une somme peut être retenue pour les dommages au-delà de l’usure normale, un loyer impayé, des clés non rendues et le ménage.',
    'Se puede retener dinero por daños más allá del desgaste normal, renta sin pagar, llaves no devueltas y limpieza.',
  ),
  '10 days after the end of the tenancy': note(
    'The deposit is due back within 10 days of the end of the tenancy.',
    'Le dépôt doit être rendu dans les 10 jours suivant la fin de la location.',
    'El depósito debe devolverse dentro de los 10 días posteriores al fin del contrato.',
  ),
  'kept for unpaid rent or damage, by the process of the residential tenancies office': note(
    'Money may be kept for unpaid rent or damage, through the process of the residential tenancies office.',
    'Une somme peut être retenue pour un loyer impayé ou des dommages, selon la procédure du bureau de la location résidentielle.',
    'Se puede retener dinero por renta sin pagar o daños, mediante el proceso de la oficina de vivienda en renta.',
  ),
  'held by the government office, where the tenant applies for it; deadline unknown': note(
    'A government office keeps the deposit, and the tenant applies there to get it back. The deadline is unknown.',
    'Un bureau du gouvernement conserve le dépôt, et le locataire lui en demande la remise. Le délai n’est pas connu.',
    'Una oficina del gobierno guarda el depósito, y el inquilino lo solicita allí. El plazo no se conoce.',
  ),
  'claims for notice not given, cleaning and repairs, unpaid rent, utilities, late fees': note(
    'Claims are possible for notice that wasn’t given, cleaning and repairs, unpaid rent, utilities and late fees.',
    'Des réclamations sont possibles pour un avis non donné, le ménage et les réparations, un loyer impayé, les services publics et les frais de retard.',
    'Se puede reclamar por un aviso no dado, limpieza y reparaciones, renta sin pagar, servicios y recargos por atraso.',
  ),
  '14 days after the tenant left, with an itemized statement': note(
    'The deposit is due back within 14 days, which begin when the tenant leaves. An itemized statement is due too.',
    'Le dépôt doit être rendu dans les 14 jours, qui commencent au départ du locataire. Un relevé détaillé est aussi exigé.',
    'El depósito debe devolverse en 14 días, que empiezan cuando el inquilino se va. También se debe entregar un detalle por escrito.',
  ),
  'kept for unpaid rent, damage beyond wear, utilities owed to the landlord, moving and storage': note(
    'Money may be kept for unpaid rent, damage beyond normal wear, utilities owed to the landlord, and moving and storage.',
    'Une somme peut être retenue pour un loyer impayé, les dommages au-delà de l’usure normale, les services publics dus au propriétaire, et le déménagement et l’entreposage des biens.',
    'Se puede retener dinero por renta sin pagar, daños más allá del desgaste normal, servicios que se deben al propietario, y mudanza y almacenaje.',
  ),
  '21 days after the tenant left, with an itemized list': note(
    'The deposit is due back within 21 days, which begin when the tenant leaves. An itemized list is due too.',
    'Le dépôt doit être rendu dans les 21 jours, qui commencent au départ du locataire. Une liste détaillée est aussi exigée.',
    'El depósito debe devolverse en 21 días, que empiezan cuando el inquilino se va. También se debe entregar una lista detallada.',
  ),
  'kept for unpaid rent, damage beyond wear, reasonable cleaning': note(
    'Money may be kept for unpaid rent, damage beyond normal wear, and reasonable cleaning.',
    'Une somme peut être retenue pour un loyer impayé, les dommages au-delà de l’usure normale et un ménage raisonnable.',
    'Se puede retener dinero por renta sin pagar, daños más allá del desgaste normal y una limpieza razonable.',
  ),
  '30 days after the tenant left and gave a forwarding address in writing': note(
    'The deposit is due back within 30 days, which begin once the tenant has left and given a forwarding address in writing.',
    'Le dépôt doit être rendu dans les 30 jours, qui commencent une fois que le locataire est parti et a donné par écrit sa nouvelle adresse.',
    'El depósito debe devolverse en 30 días, que empiezan cuando el inquilino se fue y dio por escrito su nueva dirección.',
  ),
  'kept for damages and charges that the tenant is liable for; not for wear; itemized list': note(
    'Money may be kept for damages and charges that the tenant is liable for, but not for normal wear. An itemized list is due.',
    'Une somme peut être retenue pour les dommages et les sommes dont le locataire est responsable, mais pas pour l’usure normale. Une liste détaillée est exigée.',
    'Se puede retener dinero por daños y cargos de los que el inquilino es responsable, pero no por desgaste normal. Se debe entregar una lista detallada.',
  ),
  '15 days after the tenant left if nothing is kept; 30 days for a notice of what is kept and why': note(
    'If nothing is kept, the deposit is due back within 15 days, which begin when the tenant leaves. Otherwise the landlord has 30 days to give notice of what is kept and why.',
    'Si rien n’est retenu, le dépôt doit être rendu dans les 15 jours, qui commencent au départ du locataire. Sinon, le propriétaire a 30 jours pour aviser de ce qu’il retient et pourquoi.',
    'Si no se retiene nada, el depósito debe devolverse en 15 días, que empiezan cuando el inquilino se va. De lo contrario, el propietario tiene 30 días para avisar qué retiene y por qué.',
  ),
  '45 days after the tenant left, unless an itemized statement was given': note(
    'Unless an itemized statement was given, the deposit is due back within 45 days, which begin when the tenant leaves.',
    'À moins qu’un relevé détaillé n’ait été remis, le dépôt doit être rendu dans les 45 jours, qui commencent au départ du locataire.',
    'A menos que se haya entregado un detalle por escrito, el depósito debe devolverse en 45 días, que empiezan cuando el inquilino se va.',
  ),
  'kept for damage with an itemized statement within 30 days': note(
    'Money may be kept for damage, with an itemized statement within 30 days.',
    'Une somme peut être retenue pour des dommages, avec un relevé détaillé dans les 30 jours.',
    'Se puede retener dinero por daños, con un detalle por escrito dentro de los 30 días.',
  ),
  '30 days after the agreement ended and the tenant left, with a full and specific statement': note(
    'The deposit is due back within 30 days, which begin once the agreement has ended and the tenant has left. A full and specific statement is due too.',
    'Le dépôt doit être rendu dans les 30 jours, qui commencent une fois que le bail a pris fin et que le locataire est parti. Un relevé complet et précis est aussi exigé.',
    'El depósito debe devolverse en 30 días, que empiezan cuando terminó el contrato y el inquilino se fue. También se debe entregar un detalle completo y específico.',
  ),
  'not kept for ordinary use; documents for deductions': note(
    'Nothing may be kept for ordinary use. Deductions need documents.',
    'Rien ne peut être retenu pour l’usage normal. Les retenues doivent être documentées.',
    'No se puede retener nada por el uso normal. Las deducciones necesitan comprobantes.',
  ),
  '31 days after the tenancy ended and the home was handed over, with a written accounting': note(
    'The deposit is due back within 31 days, which begin once the tenancy has ended and the home was handed over. A written accounting is due too.',
    'Le dépôt doit être rendu dans les 31 jours, qui commencent une fois que la location a pris fin et que le logement a été remis. Un compte rendu écrit est aussi exigé.',
    'El depósito debe devolverse en 31 días, que empiezan cuando terminó el contrato y se entregó la vivienda. También se debe entregar una rendición de cuentas por escrito.',
  ),
  'kept for unpaid rent and other defaults, damage beyond wear': note(
    'Money may be kept for unpaid rent and other defaults, and for damage beyond normal wear.',
    'Une somme peut être retenue pour un loyer impayé et d’autres manquements, et pour les dommages au-delà de l’usure normale.',
    'Se puede retener dinero por renta sin pagar y otros incumplimientos, y por daños más allá del desgaste normal.',
  ),
  '30 days after the end of the tenancy': note(
    'The deposit is due back within 30 days of the end of the tenancy.',
    'Le dépôt doit être rendu dans les 30 jours suivant la fin de la location.',
    'El depósito debe devolverse dentro de los 30 días posteriores al fin del contrato.',
  ),
  'kept for unpaid rent, a share of raised property tax if agreed, damage beyond wear with a sworn list': note(
    'Money may be kept for unpaid rent, a share of raised property tax if that was agreed on, and, with a sworn list, for damage beyond normal wear.',
    'Une somme peut être retenue pour un loyer impayé, une part de la hausse des impôts fonciers si c’était convenu et, avec une liste sous serment, pour les dommages au-delà de l’usure normale.',
    'Se puede retener dinero por renta sin pagar, una parte del aumento del impuesto predial si se acordó y, con una lista jurada, por daños más allá del desgaste normal.',
  ),
  '30 days after the tenant left': note(
    'The deposit is due back within 30 days, which begin when the tenant leaves.',
    'Le dépôt doit être rendu dans les 30 jours, qui commencent au départ du locataire.',
    'El depósito debe devolverse en 30 días, que empiezan cuando el inquilino se va.',
  ),
  'kept for unpaid rent and repairs, with notice within the 30 days': note(
    'Money may be kept for unpaid rent and repairs, with notice within the 30 days.',
    'Une somme peut être retenue pour un loyer impayé et des réparations, avec un avis dans les 30 jours.',
    'Se puede retener dinero por renta sin pagar y reparaciones, con un aviso dentro de los 30 días.',
  ),
  '30 days; a lease may say up to 60 days': note(
    'The deposit is due back within 30 days, unless the lease says more, up to 60 days.',
    'Le dépôt doit être rendu dans les 30 jours, sauf si le bail prévoit davantage, jusqu’à 60 jours.',
    'El depósito debe devolverse en 30 días, salvo que el contrato indique más, hasta 60 días.',
  ),
  'kept for unpaid rent, utilities, repairs and agreed cleaning; not for wear': note(
    'Money may be kept for unpaid rent, utilities, repairs and cleaning that was agreed on, but not for normal wear.',
    'Une somme peut être retenue pour un loyer impayé, les services publics, des réparations et le ménage convenu, mais pas pour l’usure normale.',
    'Se puede retener dinero por renta sin pagar, servicios, reparaciones y la limpieza acordada, pero no por desgaste normal.',
  ),
  '14 business days after the tenancy ended and the home was handed over, with an itemized list': note(
    'The deposit is due back within 14 business days, which begin once the tenancy has ended and the home was handed over. An itemized list is due too.',
    'Le dépôt doit être rendu dans les 14 jours ouvrables, qui commencent une fois que la location a pris fin et que le logement a été remis. Une liste détaillée est aussi exigée.',
    'El depósito debe devolverse en 14 días hábiles, que empiezan cuando terminó el contrato y se entregó la vivienda. También se debe entregar una lista detallada.',
  ),
  'kept for rent, charges of the lease, damages': note(
    'Money may be kept for rent, charges under the lease, and damages.',
    'Une somme peut être retenue pour le loyer, les sommes dues selon le bail et les dommages.',
    'Se puede retener dinero por renta, cargos del contrato y daños.',
  ),
};

export const LATE_FEE_WORDS: FactWords = {
  banned: ruled('interdits', 'prohibido'),
  $25: ruled('25 $', '$25'),
  'law silent; penalties unenforceable': note(
    'The law says nothing about late fees. Penalties can’t be enforced.',
    'La loi ne dit rien des frais de retard. Les pénalités ne sont pas exécutoires.',
    'La ley no dice nada de los recargos por atraso. Las penalidades no se pueden exigir.',
  ),
  '$10 + $2 a day, at most $100': ruled('10 $ + 2 $ par jour, au plus 100 $', '$10 + $2 al día, como máximo $100'),
  '$5 + $2 a day, at most $75': ruled('5 $ + 2 $ par jour, au plus 75 $', '$5 + $2 al día, como máximo $75'),
  'if agreed; cap unknown': note(
    'A late fee is allowed if it was agreed on. The limit is unknown.',
    'Des frais de retard sont permis s’ils étaient convenus. La limite n’est pas connue.',
    'Se permite un recargo por atraso si se acordó. El límite no se conoce.',
  ),
  '1% of rent a month': note(
    'The 1% of the rent is for each month.',
    'Le 1 % du loyer vaut pour chaque mois.',
    'El 1% de la renta es por cada mes.',
  ),
  '1% of rent': ruled('1 % du loyer', '1% de la renta'),
  'returned cheque only': note(
    'Only a returned check may be charged for.',
    'Seul un chèque retourné peut donner lieu à des frais.',
    'Solo se puede cobrar por un cheque devuelto.',
  ),
  'lesser $50/5%, after 5 days': ruled(
    'le moins élevé de 50 $ ou 5 %, après 5 jours',
    'lo menor entre $50 y el 5%, después de 5 días',
  ),
  'no cap, reasonable': note(
    'There’s no cap, but the fee must be reasonable.',
    'Il n’y a pas de plafond, mais les frais doivent être raisonnables.',
    'No hay un tope, pero el recargo debe ser razonable.',
  ),
  '12% (1–4 units) or 10% reasonable, more if the loss is': note(
    'Up to 12% of the rent, or 10% with more than four units, a fee counts as reasonable. This isn’t a strict limit: more is allowed if the landlord’s loss is greater.',
    'Jusqu’à 12 % du loyer, ou 10 % s’il y a plus de quatre logements, les frais sont jugés raisonnables. Ce n’est pas une limite stricte : ils peuvent être plus élevés si la perte du propriétaire est plus grande.',
    'Hasta el 12% de la renta, o el 10% con más de cuatro unidades, el recargo se considera razonable. No es un límite estricto: se permite más si la pérdida del propietario es mayor.',
  ),
  'after 2 days': ruled('après 2 jours', 'después de 2 días'),
  '12% (1–4 units) or 10%, after 2 days': ruled(
    '12 % (1 à 4 logements) ou 10 %, après 2 jours',
    '12% (1 a 4 unidades) o 10%, después de 2 días',
  ),
  'no statute': note(
    'No statute deals with late fees.',
    'Aucune loi ne traite des frais de retard.',
    'Ninguna ley trata los recargos por atraso.',
  ),
  'no state cap': note('The state sets no cap.', 'L’État ne fixe aucun plafond.', 'El estado no fija un tope.'),
  'none within 5 days': ruled('aucuns avant 5 jours', 'ninguno antes de 5 días'),
  'cap unknown': note('The cap is unknown.', 'Le plafond n’est pas connu.', 'El tope no se conoce.'),
  'after day 4: flat customary, or 6% of it a day, or 5% per 5 days': note(
    'The fee starts after day 4 of the rental period. It is a customary flat fee, or 6% of that a day, or 5% for every five days.',
    'Les frais commencent après le 4e jour de la période de location. Ce sont des frais fixes d’usage, ou 6 % de ces frais par jour, ou 5 % par tranche de cinq jours.',
    'El recargo empieza después del día 4 del período de renta. Es un monto fijo habitual, o el 6% de ese monto por día, o el 5% por cada cinco días.',
  ),
  'after 30 days': ruled('après 30 jours', 'después de 30 días'),
  'no cap': note('There’s no cap.', 'Il n’y a pas de plafond.', 'No hay un tope.'),
  '5 days grace, seniors/benefits only; cap unknown': note(
    'Seniors and people who receive benefits have five days of grace. The cap is unknown.',
    'Les personnes âgées et les prestataires d’aide ont cinq jours de grâce. Le plafond n’est pas connu.',
    'Las personas mayores y las que reciben ayudas tienen cinco días de gracia. El tope no se conoce.',
  ),
  'greater $50/5%, after 7 days': ruled(
    'le plus élevé de 50 $ ou 5 %, après 7 jours',
    'lo mayor entre $50 y el 5%, después de 7 días',
  ),
  reasonable: note(
    'The fee must be reasonable.',
    'Les frais doivent être raisonnables.',
    'El recargo debe ser razonable.',
  ),
  '$10 + 5% over $500': ruled(
    '10 $ + 5 % de la part du loyer au-delà de 500 $',
    '$10 + 5% de la parte de la renta que supera $500',
  ),
};

export const RETURNED_PAYMENT_WORDS: FactWords = {
  'bank charge + $20': ruled('frais de la banque + 20 $', 'cargo del banco + $20'),
  '$25 + bank fee': ruled('25 $ + frais de la banque', '$25 + cargo del banco'),
  'bank charge': ruled('Ce que la banque a facturé.', 'Lo que cobró el banco.', 'What the bank charged.'),
  '$20 or bank fee': note(
    '$20, or what the bank charged.',
    '20 $, ou ce que la banque a facturé.',
    '$20, o lo que cobró el banco.',
  ),
  '$25, then $35': note(
    '$25 the first time, then $35.',
    '25 $ la première fois, puis 35 $.',
    '$25 la primera vez, después $35.',
  ),
  $30: ruled('30 $', '$30'),
  '$25/30/40 or 5%': note('$25, $30 or $40, or 5%.', '25 $, 30 $ ou 40 $, ou 5 %.', '$25, $30 o $40, o el 5%.'),
  '$25–30': note('$25 to $30.', 'De 25 $ à 30 $.', 'De $25 a $30.'),
  'lesser $40 or check': note(
    '$40 or the amount of the check, whichever is less.',
    '40 $ ou le montant du chèque, selon le moins élevé des deux.',
    '$40 o el monto del cheque, lo que sea menor.',
  ),
  '$35 + bank fee': ruled('35 $ + frais de la banque', '$35 + cargo del banco'),
  $25: ruled('25 $', '$25'),
  $20: ruled('20 $', '$20'),
};

export const SURCHARGE_WORDS: FactWords = {
  'no: extra charges barred': ruled(
    'non : les frais supplémentaires sont interdits',
    'no: los cargos adicionales están prohibidos',
  ),
  'no: card surcharge banned': ruled(
    'non : les frais pour paiement par carte sont interdits',
    'no: el recargo por pagar con tarjeta está prohibido',
  ),
  'only rent may be demanded': note(
    'Only the rent may be demanded.',
    'Seul le loyer peut être exigé.',
    'Solo se puede exigir la renta.',
  ),
  'whether allowed unknown': note(
    'We don’t know whether this is allowed.',
    'Nous ne savons pas si c’est permis.',
    'No sabemos si está permitido.',
  ),
  'fee list is closed': note(
    'The law lists the fees that may be charged; no others are allowed.',
    'La loi énumère les frais qui peuvent être demandés; aucun autre n’est permis.',
    'La ley enumera los cargos permitidos; no se admiten otros.',
  ),
  'agreed fees allowed': note(
    'The fees must have been agreed on.',
    'Ces frais doivent avoir été convenus.',
    'Los cargos deben haberse acordado.',
  ),
  'online-only and paper fees banned': note(
    'Tenants can’t be made to pay online only, and fees for paper are banned.',
    'On ne peut pas obliger un locataire à ne payer qu’en ligne, et les frais pour le papier sont interdits.',
    'No se puede obligar a pagar solo en línea, y los cargos por papel están prohibidos.',
  ),
  'card yes with a free option': note(
    'For card payments, the fee may be passed on if there’s also a free option. Nothing is on record about other payment fees.',
    'Pour les paiements par carte, les frais peuvent être refacturés s’il existe aussi une option gratuite. Nous n’avons rien au dossier sur les autres frais de paiement.',
    'En los pagos con tarjeta, el cargo se puede trasladar si también hay una opción gratuita. No consta nada sobre otros cargos por pago.',
  ),
  'check free': note(
    'Paying by check is free.',
    'Le paiement par chèque est gratuit.',
    'El pago con cheque es gratuito.',
  ),
  'portal fee only with a free option': note(
    'The fee of a payment portal may be passed on only with a free option.',
    'Les frais d’un portail de paiement ne peuvent être refacturés que s’il existe une option gratuite.',
    'El cargo de un portal de pagos solo se puede trasladar si hay una opción gratuita.',
  ),
  'fees on lease page one, start date unknown': note(
    'Fees must be listed on the first page of the lease. We don’t know since when.',
    'Les frais doivent figurer à la première page du bail. Nous ne savons pas depuis quand.',
    'Los cargos deben figurar en la primera página del contrato. No se conoce desde cuándo.',
  ),
  'card surcharge listed as banned, 2013': note(
    'In a list from 2013, fees for card payments are banned. Nothing is on record about other payment fees.',
    'Dans une liste de 2013, les frais pour paiement par carte sont interdits. Nous n’avons rien au dossier sur les autres frais de paiement.',
    'En una lista de 2013, los cargos por pagar con tarjeta están prohibidos. No consta nada sobre otros cargos por pago.',
  ),
  yes: ruled('oui', 'sí'),
  'online-only banned': note(
    'Tenants can’t be made to pay online only.',
    'On ne peut pas obliger un locataire à ne payer qu’en ligne.',
    'No se puede obligar a pagar solo en línea.',
  ),
  '$5-cap bill pending': note(
    'A bill to cap the fee at $5 is pending.',
    'Un projet de loi pour plafonner ces frais à 5 $ est à l’étude.',
    'Hay un proyecto de ley en trámite para limitar el cargo a $5.',
  ),
  'only with a free option': ruled('seulement avec un mode de paiement gratuit', 'solo con una forma de pago gratuita'),
  'markup 2% or $10': note(
    'The markup may be 2% or $10.',
    'La majoration peut être de 2 % ou de 10 $.',
    'El margen puede ser del 2% o de $10.',
  ),
};
