import { parseProduct, productLabel } from '@sillage/domain/products/names.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'

/** « Assurance Voiture »; just « Assurance » for a type this version doesn't know. */
export function contractTitle(contract: Pick<Contract, 'contract_type'>): string {
  const product = parseProduct(contract.contract_type.type)
  return product ? `Assurance ${productLabel(product)}` : 'Assurance'
}

/** The name its holder uses: « Renault Clio AB-123-CD »; the title when nothing identifies it. */
export function contractName(contract: Pick<Contract, 'name' | 'contract_type'>): string {
  return contract.name || contractTitle(contract)
}

/** A contract on one line: its name, then its number. */
export function contractLabel(
  contract: Pick<Contract, 'name' | 'contract_type' | 'contract_id'>,
): string {
  return `${contractName(contract)}, ${shortId(contract.contract_id)}`
}

/** The first 8 characters of an id: what is shown, and read out on the phone. */
export function shortId(id: string): string {
  return id.slice(0, 8)
}
