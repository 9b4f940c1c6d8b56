import { parseProduct, productLabel } from '@sillage/domain/products/names.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'

/** « Assurance Voiture »; « Assurance » alone for a type this version does not know. */
export function contractTitle(contract: Pick<Contract, 'contract_type'>): string {
  const product = parseProduct(contract.contract_type.type)
  return product ? `Assurance ${productLabel(product)}` : 'Assurance'
}

/** What its holder calls it: « Renault Clio AB-123-CD »; its title where nothing tells. */
export function contractName(contract: Pick<Contract, 'name' | 'contract_type'>): string {
  return contract.name || contractTitle(contract)
}

/** The first 8 characters of an id: what is shown, and read out on the phone. */
export function shortId(id: string): string {
  return id.slice(0, 8)
}
