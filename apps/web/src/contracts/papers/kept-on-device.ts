import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { clientOf } from '../../shell/api/api.ts'
import { wantedPapers } from '../../shell/device/device-caches.ts'
import { dropContract, keepContract, keptContractOf } from '../../shell/device/kept-papers.ts'
import { contractName, shortId } from '../contract-title.ts'
import { contractsApi } from '../contracts-api.ts'

/** Downloads both documents of a contract with the few facts they need, and keeps them on this device. */
export async function keepOnDevice(contract: Contract, owner: string): Promise<void> {
  const id = contract.contract_id
  const { ground } = clientOf({ ground: claimDesk.ground })
  const [attestation, contrat, { data }] = await Promise.all([
    contractsApi.paper({ params: { id, kind: 'attestation' } }),
    contractsApi.pdf({ params: { id } }),
    ground({ params: { contractId: id } }),
  ])
  await keepContract(
    {
      contract_id: id,
      owner,
      name: contractName(contract),
      number: shortId(id),
      start_date: contract.start_date,
      end_date: contract.end_date,
      natures: data.natures.map(({ nature }) => nature),
      kept_at: Temporal.Now.instant().toString(),
    },
    { attestation, contrat },
  )
  // asks the browser to evict this last; whether it agrees doesn't matter
  void navigator.storage?.persist?.().catch(() => undefined)
}

/**
 * Updates what is kept on this device: removes the documents of a contract that no longer covers or has no
 * certificate, and restores those removed when the last session ended.
 */
export async function followContracts(contracts: readonly Contract[], owner: string) {
  for (const id of wantedPapers()) {
    const contract = contracts.find((one) => one.contract_id === id)
    if (contract?.status !== 'active' || !(await hasCertificate(id))) await dropContract(id)
    else if ((await keptContractOf(id))?.owner !== owner) await keepOnDevice(contract, owner)
  }
}

async function hasCertificate(id: string): Promise<boolean> {
  const { data } = await contractsApi.papers({ params: { id } })
  return data.some(({ kind, available }) => kind === 'attestation' && available)
}
