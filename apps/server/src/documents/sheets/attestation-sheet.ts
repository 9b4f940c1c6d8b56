import { momentWords } from '@sillage/domain/contracts/cover-periods.ts'
import { inlineParts } from '@sillage/domain/documents/article.ts'
import type { Words } from '@sillage/domain/products/papers.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import type { AttestationDocument } from './document-data.ts'
import { parisDay } from './document-text.ts'
import { paperSheet } from './paper-sheet.ts'

/** The certificate of a product: its title and statements come from the product, their values from the contract. */
export function attestationSheet(attestation: AttestationDocument) {
  const { product, contractId, insurer, policyholder, period, takesEffect, answers, registeredOn } =
    attestation
  const { certificate } = productById(product).papers
  const known = {
    contractId,
    insurer: {
      name: insurer.name,
      address: insurer.addressLines.join(', '),
      assistance: insurer.assistance,
    },
    policyholder: {
      name: policyholder.company
        ? `${policyholder.name} (SIREN ${policyholder.company.siren})`
        : policyholder.name,
      address: policyholder.addressLines.join(', '),
    },
    period: {
      start: Temporal.PlainDate.from(period.start),
      end: Temporal.PlainDate.from(period.end),
    },
    begins: takesEffect === null ? null : momentWords(Temporal.Instant.from(takesEffect)),
    issuedOn: Temporal.PlainDate.from(parisDay(attestation.issuedAt)),
    answerTo: (questionId: string) => answers[questionId] ?? null,
    registeredOn: registeredOn === null ? null : Temporal.PlainDate.from(registeredOn),
    tariff: attestation.tariff,
    choices: attestation.choices,
  }
  return {
    ...paperSheet(attestation),
    title: certificate.title,
    heading: certificate.heading(known),
    facts: certificate.facts(known).map(({ label, value }) => ({ label, value: parts(value) })),
    notes: certificate.notes(known).map(inlineParts),
    covered: attestation.covered,
  }
}

const parts = (words: Words) =>
  words.map((part) =>
    typeof part === 'string'
      ? { text: part, isStrong: false }
      : { text: part.strong, isStrong: true },
  )
