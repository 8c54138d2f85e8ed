/** Words without meaning here. They are skipped in reports and in phrases. */
export const SKIPPED = new Set(
  (
    'the a of my our your his her their its s ll ve re am this that very really just ' +
    'le la les l de du des d un une mon ma mes notre nos votre vos son sa ses ce cet cette n ne j m t qu tres bien ' +
    'el los las lo del una unos unas mi mis nuestro nuestra nuestros nuestras su sus al muy'
  ).split(' '),
);

/** Lists that several rules use, including common misspellings: `@gas` in a phrase. */
export const WORDS: Readonly<Record<string, string>> = {
  gas: 'gas|gaz|gass|gazz|gaas|propane|propano|butane|butano|butagaz|methane|metano',
  smell: 'smell*|smel|smels|smeling|smeels|stink*|reek*|odor*|odour*|oder|whiff',
  water: 'water|watter|watr|eau|eaux|deau|leau|agua|aguas|auga',
  carbon: 'carbon|carbone|carbono|carbonne|monoxid*|monoxyd*|monoxi*',
  alarm: 'alarm*|detector*|detecteur*|detektor|avertisseur*|sensor*|beeper',
  rings:
    'ring*|sound*|alarming|beeping|blar*|shriek*|scream*|wailing|going|goes|went|triggered|sonn*|declench*|retenti*|hurle*|suen*|sonando|sonar|sono|salto|saltado|activ*|pitando|dispar*',
  ceiling: 'ceiling*|celing|cieling|ceilling|plafond*|plafon*|plaffond|techo*|cielorraso|cieloraso',
  all: 'whole|entire|all|everywhere|anywhere|tout|toute|tous|toutes|entier|entiere|nulle|todo|toda|todos|todas|completo|completa|entero|entera',
  home: 'apartment*|appartment|apartement|apt|flat|unit|house|home|place|appart*|logement*|maison|chez|studio|departamento|depa|piso|casa|vivienda|apartamento|hogar',
  elevator: 'elevator*|elevater|lift|ascenseur*|assenseur|ascenceur|ascensor*|elevador*|asensor',
  toilet: 'toilet*|toliet|toilette*|wc|wcs|bano|banos|inodoro*|excusado|retrete|water',
  door: 'door|doors|entrance|porte|puerta|puertas|porton',
  heating:
    'heat|heating|heater|heaters|heeting|furnace|furnice|boiler|radiators|baseboard|baseboards|plinthes|convecteurs|vents|chauffage|chaufage|chauffages|chaudiere|fournaise|calorifere|caloriferes|radiateurs|calefaccion|calefacion|calefacción|caldera|calenton|radiadores|calefactor',
  room: 'room|rooms|kitchen|bedroom|bathroom|living|hall|hallway|basement|laundry|closet|garage|nursery|floor|carpet|cuisine|chambre|salon|salle|couloir|cave|buanderie|entree|parquet|plancher|sol|tapis|cocina|sala|cuarto|recamara|habitacion|salon|pasillo|sotano|piso|suelo|alfombra|casa|estacionamiento|cochera',
  socket:
    'outlet|outlets|socket|sockets|plug|plugs|switch|switches|panel|breaker|fuse|fusebox|cord|cords|charger|cable|cables|wire|wires|wiring|extension|adapter|prise|prises|interrupteur|tableau|compteur|multiprise|rallonge|chargeur|fil|fils|fusible|disjoncteur|enchufe|enchufes|contacto|contactos|interruptor|apagador|cuadro|tablero|pastilla|pastillas|cargador|clavija|regleta|toma|centralita|medidor',
  key: 'key|keys|cle|cles|clef|clefs|llave|llaves',
  power: 'power|electricity|electricty|electric|electricite|courant|luz|electricidad|corriente|energia',
};
