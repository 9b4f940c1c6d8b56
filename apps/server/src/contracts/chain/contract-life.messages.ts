import { WITHDRAWAL_STATEMENT } from '@sillage/domain/contracts/consent.ts'
import { effectSentence } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import { howToPay } from '@sillage/domain/payments/payments.messages.ts'
import type { ToPay } from '@sillage/domain/payments/settlement.ts'
import type { EndingEffect } from '@sillage/domain/products/ending-grounds.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { type Cents, formatEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import { contractHistory } from '@sillage/wire/addresses.ts'

/** What the policyholder confirmed, word for word. */
const ASKED_TO_WITHDRAW = `Votre demande\u00a0: «\u00a0${WITHDRAWAL_STATEMENT}\u00a0»`

const TOLD = {
  extension: {
    title: ({ end }: Period) => `Votre contrat est prolongé jusqu’au ${formatDay(end)}.`,
    subject: 'Votre contrat est prolongé',
    text: 'Votre prolongation est signée. Son document vous attend dans «\u00a0Mes contrats\u00a0»\u202f; l’attestation s’y trouve dès que votre adresse e-mail est confirmée.',
  },
  renewal: {
    title: ({ start, end }: Period) =>
      `Votre contrat est renouvelé, du ${formatDay(start)} au ${formatDay(end)}.`,
    subject: 'Votre contrat est renouvelé',
    text: 'Votre renouvellement est signé. Son document vous attend dans «\u00a0Mes contrats\u00a0»\u202f; l’attestation s’y trouve dès que votre adresse e-mail est confirmée.',
  },
  plate: {
    title: () => 'L’immatriculation de votre contrat est changée.',
    subject: 'Votre changement d’immatriculation est enregistré',
    text: 'Votre contrat porte la nouvelle immatriculation, et son prix ne change pas. L’avenant et un nouveau Mémo Véhicule Assuré, à garder dans la voiture, vous attendent dans «\u00a0Mes contrats\u00a0».',
  },
  cancellation: {
    title: () => 'Votre contrat est résilié, et ses garanties ont pris fin.',
    subject: 'Votre résiliation est enregistrée',
    text: 'Votre demande de résiliation est enregistrée, et les garanties ont pris fin. Le reçu, avec la date d’effet et le remboursement ligne par ligne, vous attend dans «\u00a0Mes contrats\u00a0».',
  },
  cancellationBeforeStart: {
    title: () => 'Votre contrat est résilié, avant son premier jour.',
    subject: 'Votre résiliation est enregistrée',
    text: 'Votre demande de résiliation est enregistrée\u00a0: votre contrat prend fin avant son premier jour. Le reçu, avec la date d’effet et le remboursement ligne par ligne, vous attend dans «\u00a0Mes contrats\u00a0».',
  },
  termination: {
    title: () => 'Votre contrat est résilié pour non-paiement.',
    subject: 'Votre contrat est résilié',
    text: 'Le délai qui suit la suspension de vos garanties est passé sans paiement complet\u00a0: votre contrat est résilié, par une lettre recommandée envoyée à votre dernière adresse connue. L’avis de résiliation vous attend dans «\u00a0Mes contrats\u00a0», et «\u00a0Mes paiements\u00a0» dit ce qui reste dû.',
  },
  withdrawal: {
    title: () => 'Vous avez renoncé à votre contrat.',
    subject: 'Votre renonciation est enregistrée',
    text: `Nous accusons réception de votre renonciation, et les garanties ont pris fin. ${ASKED_TO_WITHDRAW} Le détail, avec la date, l’heure et le remboursement, vous attend dans «\u00a0Mes contrats\u00a0».`,
  },
  withdrawalBeforeStart: {
    title: () => 'Vous avez renoncé à votre contrat, avant son premier jour.',
    subject: 'Votre renonciation est enregistrée',
    text: `Nous accusons réception de votre renonciation\u00a0: votre contrat prend fin avant son premier jour. ${ASKED_TO_WITHDRAW} Le détail, avec la date, l’heure et le remboursement, vous attend dans «\u00a0Mes contrats\u00a0».`,
  },
  renewalWithdrawal: {
    title: () => 'Vous avez renoncé au renouvellement de votre contrat, qui garde sa date de fin.',
    subject: 'Votre renonciation est enregistrée',
    text: `Nous accusons réception de votre renonciation au renouvellement de votre contrat. Le contrat d’avant garde sa date de fin. ${ASKED_TO_WITHDRAW} Le détail, avec la date, l’heure et le remboursement, vous attend dans «\u00a0Mes contrats\u00a0».`,
  },
} as const

/** Notices to an account about a contract, in the application and by mail; `money` says what comes back after an end. */
export function contractNotice(
  kind: keyof typeof TOLD,
  contract: Period & { id: string },
  money?: string,
) {
  const { title, subject, text } = TOLD[kind]
  const after = money === undefined ? '' : ` ${money}`
  return {
    contractId: contract.id,
    title: `${title(contract)}${after}`,
    path: contractHistory(contract.id),
    mail: { subject, text: `${text}${after}` },
  }
}

export interface NamedContract {
  readonly id: string
  /** The name its holder knows it by. */
  readonly name: string
}

/** « Renault Clio AB-123-CD (n° 0b6b1c9e) »: the name its holder knows it by, then the number read out on the phone. */
export const namedContract = ({ id, name }: NamedContract) => `${name} (n°\u00a0${id.slice(0, 8)})`

/** Announces the end of a contract on a legal ground, with its date. */
export function endingNotice({
  id,
  name,
  effect,
  start,
  today,
}: NamedContract & {
  effect: EndingEffect
  /** The first day of what ends. */
  start: Temporal.PlainDate
  today: Temporal.PlainDate
}) {
  const sentence = effectSentence(effect, { start, today })
  return {
    contractId: id,
    title: `Votre demande de résiliation est enregistrée. ${sentence}`,
    path: contractHistory(id),
    mail: {
      subject: 'Votre demande de résiliation est enregistrée',
      text: `Nous avons reçu le ${formatDay(today)} votre demande de résiliation du contrat ${namedContract({ id, name })}. ${sentence} Le reçu, avec le remboursement ligne par ligne, vous attendra dans «\u00a0Mes contrats\u00a0» une fois le contrat terminé.`,
    },
  }
}

/** For a policyholder who keeps a contract that was going to end. */
export function keptNotice({ id, name }: NamedContract) {
  return {
    contractId: id,
    title:
      'Votre demande de résiliation est retirée\u00a0: votre contrat continue jusqu’à sa date de fin.',
    path: contractHistory(id),
    mail: {
      subject: 'Votre contrat continue',
      text: `Vous avez retiré la demande de résiliation du contrat ${namedContract({ id, name })}. Il continue comme avant, jusqu’à sa date de fin.`,
    },
  }
}

/** The reminder of an end, 30 or 7 days before it. */
export function endNotice(contract: NamedContract & { end: Temporal.PlainDate; days: number }) {
  const { id, end, days } = contract
  const left = days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days} jours`
  return {
    contractId: id,
    title: `Votre contrat prend fin ${left}, le ${formatDay(end)}.`,
    path: contractHistory(id),
    mail: {
      // a car must be insured: the reminder of the last week is always sent
      ...(days > 7 && { choice: 'reminders' as const }),
      subject: `Votre contrat prend fin ${left}`,
      text: `Votre contrat ${namedContract(contract)} prend fin le ${formatDay(end)} à 24 h. Il n’est pas reconduit de lui-même\u00a0: pour rester couvert, prolongez-le ou renouvelez-le depuis «\u00a0Mes contrats\u00a0».`,
    },
  }
}

/** The acknowledgement of a withdrawal: content, date and time (Code des assurances, L112-2-1). */
export function acknowledgement(
  ended: NamedContract & {
    at: string
    /** The last day of the contract that was renewed, while it still runs. */
    continuing: string | null
    /** Its first day, when it ends before it. */
    neverStarted: string | null
    /** What comes back, and what is left to pay. */
    money: string
  },
) {
  const covers = ended.continuing
    ? `Ce renouvellement ne prend pas effet\u00a0: le contrat d’avant garde sa date de fin, le ${ended.continuing}.`
    : ended.neverStarted
      ? `Le contrat prend fin avant son premier jour, le ${ended.neverStarted}.`
      : 'Les garanties ont pris fin.'
  return `Nous avons reçu le ${ended.at} votre renonciation au contrat ${namedContract(ended)}. ${covers} ${ended.money}`
}

/** What an end pays back and until when, and what is left to pay after it. */
export function settlementSentence({
  inFavourCents,
  paidBackCents,
  dueBy,
  toPay,
  today,
}: {
  inFavourCents: Cents
  /** Of it, what is paid back. */
  paidBackCents: Cents
  dueBy: Temporal.PlainDate
  toPay: readonly ToPay[]
  today: Temporal.PlainDate
}) {
  const left =
    toPay.length > 0
      ? ` Reste à payer\u00a0: ${howToPay(toPay, { today, takesCards: false })}.`
      : ''
  if (paidBackCents > 0)
    return `${formatEuros(paidBackCents)} vous sont remboursés au plus tard le ${formatDay(dueBy)}.${left}`
  return inFavourCents > 0
    ? `Rien n’est à rembourser\u00a0: ${formatEuros(inFavourCents)}, que vous n’aviez pas encore payés, ne vous seront pas demandés.${left}`
    : `Rien n’est à rembourser.${left}`
}

/** Who did something, as customers read it; staff reads names. */
export const ACTORS = {
  you: 'Vous',
  owner: 'Le client',
  advisor: 'Un conseiller',
  house: 'Sillage',
} as const
