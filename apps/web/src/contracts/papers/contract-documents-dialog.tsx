import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../shell/session/session.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { contractsApi } from '../contracts-api.ts'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { DialogContract } from '../dialog-contract.tsx'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { ClaimsHistory } from './claims-history.tsx'
import { KeepPapers } from './keep-papers.tsx'
import { PaperButton } from './paper-button.tsx'
import { PaperPosts } from './paper-posts.tsx'

/** Every document of a contract as a download; one that isn't available says why. */
export function ContractDocumentsDialog({ contract, onClose }: ContractDialogProps) {
  const { user } = useSession()
  const id = contract.contract_id
  const read = useQuery({
    // a confirmed address brings the certificate
    queryKey: ['contracts', 'papers', id, user?.emailVerified],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await contractsApi.papers({ params: { id }, signal })).data,
  })
  const { data } = read
  const papers = data?.filter(({ kind }) => kind !== 'claims-history')
  const hasHistory = data?.some(({ kind }) => kind === 'claims-history') ?? false
  const absent = papers?.filter(({ available }) => !available) ?? []
  const canBeKept =
    contract.status === 'active' &&
    (data?.some(({ kind, available }) => kind === 'attestation' && available) ?? false)
  // drivers need the certificate first; when the e-mail address isn't confirmed, they can unblock it themselves
  const awaited =
    user?.emailVerified === false ? absent.find(({ kind }) => kind === 'attestation') : undefined
  return (
    <Dialog
      onClose={onClose}
      title={SAY.documentsTitle}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {SAY.close}
        </Button>
      }
    >
      <DialogContract contract={contract} />
      <NotLoaded read={read} failed={SAY.documentsFailed} loading={SAY.loadingDocuments} />
      {papers && (
        <ul className="life-papers">
          {papers
            .filter(({ available }) => available)
            .map(({ kind, title }) => (
              <li key={kind}>
                <b>{title}</b>
                <PaperButton contractId={id} kind={kind} label={SAY.downloadPaper(title)}>
                  {SAY.download}
                </PaperButton>
              </li>
            ))}
        </ul>
      )}
      {data && <PaperPosts contractId={id} />}
      {canBeKept && <KeepPapers contract={contract} />}
      {awaited && (
        <Banner tone="warn" lead={`${awaited.title}.`}>
          {awaited.reason}
        </Banner>
      )}
      {hasHistory && <ClaimsHistory contractId={id} />}
      {absent.length > 0 && (
        <Disclosure summary={SAY.absentDocuments}>
          <KeyValues
            columns={1}
            items={absent.map(({ title, reason }) => ({ label: title, value: reason }))}
          />
        </Disclosure>
      )}
    </Dialog>
  )
}
