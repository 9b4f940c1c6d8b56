import type { Movement } from '../bank/bank-messages.ts'
import type { PartnerTransfer } from '../partners/partner-transfers.repository.ts'
import type { OpenDeclaration } from '../taxes/declarations.repository.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()

/**
 * The amount must be equal. Matched by the certificate in its text; with the partner’s name alone, proposed to a
 * person.
 */
export function ofPartner({ cents, text, party }: Movement, transfers: readonly PartnerTransfer[]) {
  const open = transfers.filter((one) => !one.isBooked && one.cents === -cents)
  const label = plain(text)
  const [named, ...others] = open.filter(({ certificate }) => label.includes(plain(certificate)))
  if (named && others.length === 0 && plain(named.certificate).length >= 3) {
    named.isBooked = true
    return { rule: 'reference', transfer: named } as const
  }
  const alike = open.find(({ partner }) => plain(partner) === plain(party))
  return alike ? ({ rule: null, proposed: null, transfer: alike } as const) : null
}

const TAX_OFFICE = ['DGFIP', 'FINANCESPUBLIQUES', 'IMPOT', 'TSCA']

/** The amount must be equal. Matched by the name of the tax office; with the amount alone, proposed to a person. */
export function ofTaxOffice(
  { cents, text, party }: Movement,
  declarations: readonly OpenDeclaration[],
) {
  const declaration = declarations.find((one) => !one.isBooked && one.cents === -cents)
  if (!declaration) return null
  declaration.isBooked = true
  const label = plain(`${party} ${text}`)
  return TAX_OFFICE.some((name) => label.includes(name))
    ? ({ rule: 'reference', declaration } as const)
    : ({ rule: null, proposed: null, declaration } as const)
}
