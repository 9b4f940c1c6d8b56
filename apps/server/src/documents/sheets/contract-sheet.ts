import { coverPeriodWords } from '@sillage/domain/contracts/cover-periods.ts'
import { withdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { isAbout } from '@sillage/domain/documents/about-covers.ts'
import { inlineParts } from '@sillage/domain/documents/article.ts'
import { timeBar } from '@sillage/domain/documents/articles/rights.ts'
import { SUPERVISOR } from '@sillage/domain/documents/insurer.ts'
import { keptAfterEnd } from '@sillage/domain/personal-data/contract-retention.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { isBefore } from '@sillage/domain/values/day.ts'
import { addedSheet, continuedSheet } from './changes/continued-sheet.ts'
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
    payment: contract.payment && paymentSheet(contract.payment, contract.termsVersion),
    kind: `${kindNames[contract.origin]} ${policy.productName}`,
    heading: headings[contract.origin],
    continued: continuedSheet(contract),
    added: addedSheet(contract),
    ...coverPeriodsSheet(contract),
    ...termsSheet(contract),
    termsVersion: contract.termsVersion,
    totalLabel: contract.origin === 'extension' ? 'Total de la période' : 'Total à payer',
    supervisor: SUPERVISOR,
    delays: PRINTED_DELAYS,
    keptAfterwards: keptAfterEnd(traitsOf(contract.product).motor !== null),
    timeBar: printedBlocks(timeBar.blocks),
    takesEffect: startsSheet(contract, policy.takesEffect),
  }
}

/**
 * The instant from which a contract starting on the day of its signature is effective (code des assurances, L112-4).
 */
function startsSheet(
  { issuedAt, firstSigned, period }: ContractDocument,
  takesEffect: string,
): string {
  const signedAt = firstSigned?.at ?? issuedAt
  if (parisDay(signedAt) !== period.start) return takesEffect
  return `Prise d’effet le ${formatSlashedDay(period.start)} à\u00a0${formatParisTime(signedAt)}`
}

/** The period of each cover. Departure ends some of them, so their last instant is unknown at signature. */
function coverPeriodsSheet({ product, coverPeriods = [] }: ContractDocument) {
  const { coversUntilDeparture } = traitsOf(product)
  const leaving = coverPeriods.filter(({ code }) => coversUntilDeparture.includes(code))
  return {
    coverPeriods: coverPeriods.map(({ label, from, until }) => ({
      label,
      ...coverPeriodWords({
        from: Temporal.Instant.from(from),
        until: Temporal.Instant.from(until),
      }),
    })),
    coverPeriodsNote: leaving
      .map(({ label }) => `${label}\u00a0: jusqu’au départ, à l’heure ci-dessus au plus tard.`)
      .join(' '),
  }
}

/** What to do after a claim, and how to cancel, in the product's words. */
function termsSheet({ product, price, period }: ContractDocument) {
  const { claimTerms, cancellationTerms } = productById(product).papers
  const { warning, changes } = cancellationTerms
  const covers = price.lines.flatMap(({ kind, code }) => (kind === 'cover' ? [code] : []))
  return {
    claimTerms: {
      delays: claimTerms.delays.filter((one) => isAbout(one, covers)),
      steps: claimTerms.steps
        .filter((one) => isAbout(one, covers))
        .map(({ text }) => inlineParts(text)),
      afterwards: {
        title: claimTerms.afterwards.title,
        text: inlineParts(claimTerms.afterwards.text),
      },
    },
    cancellationTerms: {
      warning: warning && inlineParts(warning),
      changes: changes && inlineParts(changes),
      isOverAYear: isBefore(
        Temporal.PlainDate.from(period.start).add({ years: 1 }),
        Temporal.PlainDate.from(period.end),
      ),
    },
  }
}

const ENDED_TERM =
  'Cet avenant ne change pas la date de votre engagement : les 14 jours pour renoncer (art. L112-2-1), comptés depuis la signature du contrat prolongé, ont pris fin. Vous pouvez résilier, voir ci-dessous.'

/** An extension shares the withdrawal period of the contract it extends, which may be over already. */
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
  const fees = `les frais de contrat (${formatAmount(fee)} et leur taxe)`
  const funds = `la contribution au fonds de garantie (${formatAmount(fund)})`
  if (fee > 0) return { kept: `Restent dus\u00a0: ${fees}${fund > 0 ? ` et ${funds}` : ''}` }
  return { kept: fund > 0 ? `Reste due\u00a0: ${funds}` : '' }
}

type Delivered = Signature['deliveredDocuments'][number]

/** The version of its conditions and tariff, as cited in the contract. */
function versionOf({ termsVersion, tariffVersion }: Delivered): string {
  return termsVersion ? `textes ${termsVersion}, tarif ${tariffVersion}` : `tarif ${tariffVersion}`
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
      version: versionOf(delivered),
      sha256: groupHexadecimal(delivered.sha256.slice(0, 16)),
    })),
    openedDocuments: signature.openedDocuments.map(({ title, openedAt }) => ({
      title,
      openedAt: formatInstant(openedAt),
    })),
  }
}
