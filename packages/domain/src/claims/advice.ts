import type { Safety } from './declaration.ts'
import type { Nature } from './natures.ts'

/** What somebody can do besides declaring, or before it. */
export interface Advice {
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly address: string } | null
}

const AIR_RIGHTS: Advice = {
  title: 'La compagnie vous doit peut-être une indemnité.',
  text: 'Arrivée avec 3\u00a0h de retard ou plus, vol annulé ou embarquement refusé\u00a0: 250, 400 ou 600\u00a0€ selon la distance (règlement CE 261/2004), sauf circonstances extraordinaires. Demandez-la d’abord\u00a0: elle s’ajoute à votre dossier sans le retarder.',
  link: {
    label: 'Vos droits de passager, sur europa.eu',
    address: 'https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_fr.htm',
  },
}

const AGREED_REPORT: Advice = {
  title: 'Un autre véhicule\u202f? Remplissez un constat à deux.',
  text: 'L’application officielle e-constat vaut le papier\u00a0: deux véhicules au plus, immatriculés et assurés en France, accident en France, aucun blessé.',
  link: { label: 'Ouvrir e-constat', address: 'https://www.e-constat-auto.fr/' },
}

const CANCEL_FIRST: Advice = {
  title: 'Annulez dès maintenant auprès du vendeur.',
  text: 'Les frais d’annulation augmentent à l’approche du départ, et la facture d’annulation fait partie des documents utiles.',
  link: null,
}

const REPORT_BAGGAGE: Advice = {
  title: 'Faites constater sous 48\u00a0h.',
  text: 'Par le transporteur avant de quitter l’aéroport ou la gare si les bagages lui étaient confiés\u00a0; par la police si on vous les a volés.',
  link: null,
}

const COMPLAIN: Advice = {
  title: 'Déposez plainte.',
  text: 'Au commissariat ou à la gendarmerie\u00a0; le récépissé fait partie des documents utiles.',
  link: null,
}

const ADVICE: Partial<Record<Nature, Advice>> = {
  Vol: COMPLAIN,
  Vandalisme: COMPLAIN,
  'Retard ou annulation de vol': AIR_RIGHTS,
  "Refus d'embarquement": AIR_RIGHTS,
  'Annulation de voyage': CANCEL_FIRST,
  'Perte ou vol de bagages': REPORT_BAGGAGE,
}

/** Whether an airline may owe an indemnity for a claim of this nature, to be asked for before the contract pays. */
export function mayAirlineOwe(nature: string): boolean {
  return nature === 'Retard ou annulation de vol' || nature === "Refus d'embarquement"
}

/**
 * What to do besides declaring a claim of this nature; null when there is nothing. The e-constat serves without injury
 * and in France only (its terms of use); the indemnity of an airline is Regulation (EC) 261/2004, articles 5 to 7.
 */
export function adviceOn(nature: Nature, { injured, abroad }: Safety): Advice | null {
  if (nature === 'Accident' || nature === 'Dommages collision')
    return injured || abroad ? null : AGREED_REPORT
  return ADVICE[nature] ?? null
}
