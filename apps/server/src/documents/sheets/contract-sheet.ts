import { formatCoverPeriod } from '@sillage/domain/contracts/cover-periods.ts'
import { withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { inlineParts } from '@sillage/domain/documents/article.ts'
import { timeBar } from '@sillage/domain/documents/articles/rights.ts'
import { SUPERVISOR } from '@sillage/domain/documents/insurer.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { isBefore } from '@sillage/domain/values/day.ts'
import type { ContractDocument, PriceRow, Signature } from './document-data.ts'
import {
  formatAmount,
  formatInstant,
  formatLongDay,
  formatParisTime,
  formatSlashedDay,
  groupHexadecimal,
  parisDay,
} from './document-text.ts'
import { paymentSheet } from './payment-sheet.ts'
import { periodOf, policySheet } from './policy-sheet.ts'
import { printedBlocks } from './printed-blocks.ts'
import { PRINTED_DELAYS } from './printed-delays.ts'
import { verificationSheet } from './verification-sheet.ts'

const methodNames = { drawn: 'dessinée à l’écran', typed: 'saisie au clavier' } as const

const kindNames = {
  original: 'Contrat d’assurance',
  extension: 'Avenant de prolongation, assurance',
  renewal: 'Contrat de renouvellement, assurance',
} as const
const headings = {
  original: 'Votre contrat,',
  extension: 'Votre contrat prolongé,',
  renewal: 'Votre contrat renouvelé,',
} as const

export function contractSheet(contract: ContractDocument) {
  const policy = policySheet(contract)
  return {
    ...policy,
    reference: contract.contractId.slice(0, 8),
    contractId: contract.contractId,
    withdrawal: withdrawalSheet(contract),
    refund: refundSheet(contract),
    signature: contract.signature && signatureSheet(contract.signature),
    verification: contract.verification && verificationSheet(contract.verification),
    payment: contract.payment && paymentSheet(contract.payment),
    kind: `${kindNames[contract.origin]} ${policy.productName}`,
    heading: headings[contract.origin],
    continued: continuedSheet(contract),
    coverPeriods: (contract.coverPeriods ?? []).map(({ label, from, until }) => ({
      label,
      text: formatCoverPeriod({
        from: Temporal.Instant.from(from),
        until: Temporal.Instant.from(until),
      }),
    })),
    ...termsSheet(contract),
    termsVersion: contract.termsVersion,
    totalLabel: contract.origin === 'extension' ? 'Total de la période' : 'Total à payer',
    supervisor: SUPERVISOR,
    delays: PRINTED_DELAYS,
    timeBar: printedBlocks(timeBar.blocks),
    takesEffect: startsSheet(contract, policy.takesEffect),
  }
}

/** The instant from which a contract that begins on the day of its signature covers (code des assurances, L112-4). */
function startsSheet(
  { issuedAt, firstSigned, period }: ContractDocument,
  takesEffect: string,
): string {
  const signedAt = firstSigned?.at ?? issuedAt
  if (parisDay(signedAt) !== period.start) return takesEffect
  return `Prise d’effet le ${formatSlashedDay(period.start)} à\u00a0${formatParisTime(signedAt)}`
}

/** What to do on a claim and how to leave, as the product says it. */
function termsSheet({ product }: ContractDocument) {
  const { claimTerms, cancellationTerms } = productById(product).papers
  const { warning, changes } = cancellationTerms
  return {
    claimTerms: {
      delays: claimTerms.delays,
      steps: claimTerms.steps.map(inlineParts),
      afterwards: {
        title: claimTerms.afterwards.title,
        text: inlineParts(claimTerms.afterwards.text),
      },
    },
    cancellationTerms: {
      warning: warning && inlineParts(warning),
      changes: changes && inlineParts(changes),
    },
  }
}

const MOVED = 'Votre adresse est désormais celle de votre profil. '

/** Which contract this one continues, and what is paid for it: an amendment that names none amends nothing. */
function continuedSheet({ origin, continued, period, price, contribution }: ContractDocument) {
  if (!continued || origin === 'original') return undefined
  const { contractId, lastDay, cents, isMoved = false } = continued
  const totalCents = price.cents + (contribution?.cents ?? 0)
  const end = formatLongDay(lastDay)
  return origin === 'extension'
    ? {
        title: 'Contrat prolongé',
        text: `Cet avenant prolonge le contrat n° ${contractId}, dont le dernier jour était le ${end}\u00a0: c’est désormais le ${formatLongDay(period.end)}. Vous payez ${formatAmount(totalCents - cents)} pour les jours ajoutés, en plus des ${formatAmount(cents)} du contrat prolongé. ${isMoved ? MOVED : ''}Vos ${isMoved ? 'autres ' : ''}réponses, vos garanties et les autres conditions ne changent pas.`,
      }
    : {
        title: 'Contrat renouvelé',
        text: `Ce contrat fait suite au contrat n° ${contractId}, dont le dernier jour est le ${end}. ${totalCents === cents ? 'Il est au même prix' : `Il coûte ${formatAmount(totalCents)}, et le contrat précédent ${formatAmount(cents)}`}. Vos réponses et vos garanties sont écrites plus bas.`,
      }
}

const ENDED_TERM =
  'Cet avenant ne change pas la date de votre engagement : les 14 jours pour renoncer (art. L112-2-1), comptés depuis la signature du contrat prolongé, ont pris fin. Vous pouvez résilier, voir ci-dessous.'

/** An extension shares the right of what it extends, which may be over when it is signed. */
function withdrawalSheet(contract: ContractDocument) {
  const { at, period } = contract.firstSigned ?? { at: contract.issuedAt, period: contract.period }
  const withdrawal = withdrawalRight({
    product: contract.product,
    period: periodOf({ period }),
    isProfessional: contract.policyholder.professional,
    concludedOn: Temporal.PlainDate.from(parisDay(at)),
  })
  if (withdrawal.right === 'none') return { right: withdrawal.right, term: withdrawal.term }
  const { right, lastDay } = withdrawal
  if (isBefore(lastDay, Temporal.PlainDate.from(parisDay(contract.issuedAt))))
    return { right: 'none', term: ENDED_TERM }
  return { right, lastDay: formatLongDay(lastDay.toString()) }
}

function refundSheet({ price: { lines } }: ContractDocument) {
  const of = (kind: PriceRow['kind']) =>
    lines.reduce((total, line) => total + (line.kind === kind ? line.cents : 0), 0)
  const fee = of('fee')
  const fund = of('fund')
  return {
    kept: [
      ...(fee > 0 ? [`les frais de contrat (${formatAmount(fee)} et leur taxe)`] : []),
      ...(fund > 0 ? [`la contribution au fonds de garantie (${formatAmount(fund)})`] : []),
    ].join(' et '),
  }
}

function signatureSheet(signature: Signature) {
  return {
    method: methodNames[signature.method],
    signedAt: formatInstant(signature.signedAt),
    signedAtInParis: `${formatLongDay(parisDay(signature.signedAt))} à ${formatParisTime(signature.signedAt)}, heure de Paris`,
    documentSha256: [signature.documentSha256.slice(0, 32), signature.documentSha256.slice(32)].map(
      groupHexadecimal,
    ),
    accountId: signature.accountId,
    sessionId: signature.sessionId,
    ipAddress: signature.ipAddress,
    userAgent: signature.userAgent,
    consent: signature.consent,
    isConsentSent: signature.isConsentSent,
    declarations: signature.declarations,
    deliveredDocuments: signature.deliveredDocuments.map((delivered) => ({
      title: delivered.title,
      deliveredAt: formatInstant(delivered.deliveredAt),
      version: delivered.tariffVersion,
      sha256: groupHexadecimal(delivered.sha256.slice(0, 16)),
    })),
    openedDocuments: signature.openedDocuments.map(({ title, openedAt }) => ({
      title,
      openedAt: formatInstant(openedAt),
    })),
  }
}
