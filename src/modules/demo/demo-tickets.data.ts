import type { Language } from '../../contract/languages.js';
import type { TicketPriority, TicketRatingValue } from '../../contract/tickets.js';
import { sample } from '../../platform/i18n/sample-texts.js';

/** Someone who called or wrote from outside. */
export interface DemoCaller {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly language: Language;
}

/** Support tickets of the demo. Their words are in the reader's language, the callers' names as they are. */
export interface DemoTicket {
  /** Who asks: someone with an account, or a caller without one. */
  readonly by: 'tenant' | 'landlord' | DemoCaller;
  /** How many hours ago. What was done since is spread over this time. */
  readonly hoursAgo: number;
  readonly subject: string;
  readonly description: string;
  readonly answer?: string;
  /** The requester's reply to the answer. */
  readonly reply?: string;
  readonly note?: string;
  readonly priority?: TicketPriority;
  /** Tags are the same in every language because filters compare the stored text. */
  readonly tags?: string[];
  readonly solved?: boolean;
  /** What the requester says about the help, once it is solved. */
  readonly rated?: { readonly rating: TicketRatingValue; readonly comment: string };
}

export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    by: 'tenant',
    hoursAgo: 9,
    subject: sample(
      'Where do I find last year’s receipts?',
      'Où sont les reçus de l’an dernier?',
      '¿Dónde están los recibos del año pasado?',
    ),
    description: sample(
      'I need them for my tax return.',
      'J’en ai besoin pour ma déclaration de revenus.',
      'Los necesito para mi declaración de impuestos.',
    ),
    answer: sample(
      'Open Payments: every payment has its receipt, the oldest at the foot of the list.',
      'Ouvrez Paiements : chaque paiement a son reçu, les plus anciens au bas de la liste.',
      'Abra Pagos: cada pago tiene su recibo, los más antiguos al final de la lista.',
    ),
  },
  {
    by: 'landlord',
    hoursAgo: 3,
    subject: sample(
      'The import stops at line 214',
      'L’importation s’arrête à la ligne 214',
      'La importación se detiene en la línea 214',
    ),
    description: sample(
      'The file has a column for parking that I cannot match to anything.',
      'Le fichier a une colonne pour le stationnement que je n’arrive à associer à rien.',
      'El archivo tiene una columna de estacionamiento que no puedo asociar con nada.',
    ),
    priority: 'high',
    tags: ['csv'],
    note: sample(
      'Parking belongs to recurring charges. Ask for the file.',
      'Le stationnement fait partie des frais récurrents. Demander le fichier.',
      'El estacionamiento va en los cargos recurrentes. Pedir el archivo.',
    ),
  },
  {
    by: 'tenant',
    hoursAgo: 11,
    subject: sample(
      'My card was charged twice for November',
      'Ma carte a été débitée deux fois en novembre',
      'Me cobraron noviembre dos veces en la tarjeta',
    ),
    description: sample(
      'The bank shows two payments of the same amount on the same day.',
      'La banque montre deux paiements du même montant le même jour.',
      'El banco muestra dos pagos del mismo importe el mismo día.',
    ),
    priority: 'urgent',
    tags: ['visa'],
    answer: sample(
      'I see one payment and one authorization, which the bank releases within three days. Do you still see both?',
      'Je vois un paiement et une autorisation, que la banque annule sous trois jours. Voyez-vous encore les deux?',
      'Veo un pago y una autorización, que el banco libera en tres días. ¿Sigue viendo los dos?',
    ),
    reply: sample(
      'Yes, both are still there this morning.',
      'Oui, les deux y sont encore ce matin.',
      'Sí, los dos siguen ahí esta mañana.',
    ),
  },
  {
    by: 'landlord',
    hoursAgo: 2,
    subject: sample(
      'Can a second person approve quotes?',
      'Une deuxième personne peut-elle approuver les soumissions?',
      '¿Puede otra persona aprobar las cotizaciones?',
    ),
    description: sample(
      'My sister looks after the house on Pine Street while I travel.',
      'Ma sœur s’occupe de la maison de la rue des Pins pendant mes voyages.',
      'Mi hermana se ocupa de la casa de la calle de los Pinos cuando viajo.',
    ),
    priority: 'low',
  },
  {
    by: 'landlord',
    hoursAgo: 76,
    subject: sample(
      'How do I correct the start date of a lease?',
      'Comment corriger la date de début d’un bail?',
      '¿Cómo corrijo la fecha de inicio de un contrato?',
    ),
    description: sample(
      'I typed May instead of March, and the lease is active already.',
      'J’ai écrit mai au lieu de mars, et le bail est déjà actif.',
      'Escribí mayo en lugar de marzo y el contrato ya está activo.',
    ),
    answer: sample(
      'Open the lease and choose Correct a mistake: the charges are adjusted, and your tenant gets a message.',
      'Ouvrez le bail et choisissez Corriger une erreur : les sommes dues sont ajustées, et votre locataire reçoit un message.',
      'Abra el contrato y elija Corregir un error: los cargos se ajustan y su inquilino recibe un mensaje.',
    ),
    reply: sample('That worked, thank you!', 'Cela a fonctionné, merci!', '¡Funcionó, gracias!'),
    solved: true,
    rated: {
      rating: 'good',
      comment: sample(
        'Quick, and I found it right away.',
        'Rapide, et j’ai trouvé tout de suite.',
        'Rápido, y lo encontré enseguida.',
      ),
    },
  },
  {
    by: { name: 'Yolande Tremblay', phone: '418-555-0173', language: 'fr' },
    hoursAgo: 1,
    subject: sample(
      'The code in her welcome letter doesn’t work',
      'Le code de sa lettre de bienvenue ne fonctionne pas',
      'El código de su carta de bienvenida no funciona',
    ),
    description: sample(
      'Called. She types the code from the letter of her landlord, and the page says that it isn’t valid. She has no email address.',
      'Par téléphone. Elle entre le code de la lettre de son propriétaire, et la page dit qu’il n’est pas valide. Elle n’a pas d’adresse courriel.',
      'Por teléfono. Escribe el código de la carta de su propietario y la página dice que no es válido. No tiene correo electrónico.',
    ),
    priority: 'high',
    tags: ['qr'],
    note: sample(
      'The letter is from last year. Her landlord can print a new one; call her back in the afternoon.',
      'La lettre date de l’an dernier. Son propriétaire peut en imprimer une autre; la rappeler en après-midi.',
      'La carta es del año pasado. Su propietario puede imprimir otra; llamarla por la tarde.',
    ),
  },
  {
    by: { name: 'Daniel Osei', email: 'daniel.osei@example.com', language: 'en' },
    hoursAgo: 14,
    subject: sample(
      'Wants the address for his insurance papers',
      'Demande où envoyer ses preuves d’assurance',
      'Pregunta adónde enviar su póliza de seguro',
    ),
    description: sample(
      'Electrician, called about the supplier directory. His insurance was renewed last week.',
      'Électricien, a appelé au sujet du répertoire des fournisseurs. Son assurance a été renouvelée la semaine dernière.',
      'Electricista, llamó por el directorio de proveedores. Su seguro se renovó la semana pasada.',
    ),
    answer: sample(
      'You don’t need to send them: in your supplier account, open Insurance and licenses and upload the certificate.',
      'Inutile de les envoyer : téléversez l’attestation dans votre compte de fournisseur, à côté de votre assurance.',
      'No hace falta enviarla: en su cuenta de proveedor, abra Seguro y licencias y suba el certificado.',
    ),
    tags: ['pdf'],
  },
  {
    by: 'landlord',
    hoursAgo: 50,
    subject: sample(
      'The report covers all of my buildings',
      'Le rapport couvre tous mes immeubles',
      'El informe abarca todos mis edificios',
    ),
    description: sample(
      'My accountant needs the first half of the year for one building. The PDF has eleven pages.',
      'Mon comptable a besoin du premier semestre pour un seul immeuble. Le PDF a onze pages.',
      'Mi contador necesita el primer semestre de un solo edificio. El PDF tiene once páginas.',
    ),
    answer: sample(
      'In Reports, choose the property, From and To, and then download the PDF.',
      'Dans Rapports, choisissez l’immeuble, Du et Au, puis téléchargez le PDF.',
      'En Informes, elija la propiedad, Desde y Hasta, y descargue el PDF.',
    ),
    tags: ['pdf'],
    solved: true,
    rated: {
      rating: 'bad',
      comment: sample(
        'Works now, but it took me a day to get the answer.',
        'Cela fonctionne, mais j’ai attendu la réponse une journée.',
        'Ya funciona, pero tardé un día en recibir la respuesta.',
      ),
    },
  },
];
