import { withDistinctNames } from '@sillage/domain/claims/documents/file-names.ts'
import type { NeededDocument } from '@sillage/domain/claims/nature.ts'
import type { ClaimDocument } from '@sillage/wire/claims/messages.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { openClaim } from '../access/claims.access.ts'
import { findNames, type Named } from '../access/people.repository.ts'
import { filesOf } from '../discussion/attachments.service.ts'
import type { SeenFile } from '../discussion/health-files.ts'
import { presentFile } from '../discussion/messages.present.ts'
import { checklistOf } from '../house/intake.service.ts'
import {
  type FileChangeRow,
  type FilingRow,
  findFileChanges,
  findFilings,
} from './filing.repository.ts'

/** The documents of a claim as their reader sees them: what each is, and for the team what was done with it. */
export async function readDocuments(context: RequestContext, id: string): Promise<ClaimDocument[]> {
  return documentsSeen(context, { id, files: await filesOf(context, id) })
}

/** The same for files that were already read. */
export async function documentsSeen(
  { database, session }: RequestContext,
  { id, files }: { readonly id: string; readonly files: readonly SeenFile[] },
): Promise<ClaimDocument[]> {
  const { claim, standing } = await openClaim(database, { id, session })
  const filings = new Map((await findFilings(database, claim.id)).map((row) => [row.file_id, row]))
  const changes = standing === 'staff' ? await findFileChanges(database, claim.id) : []
  const needed = await checklistOf(database, claim)
  const names = await findNames(database, [
    ...files.map((file) => file.account_id),
    ...changes.map((change) => change.changed_by),
  ])
  const shown = withDistinctNames(files.map((file) => nameShown(file, filings.get(file.id))))
  return files.map((file, place) => ({
    ...presentFile(file),
    shown_name: shown[place] ?? file.name,
    sent_by: names.get(file.account_id)?.name ?? '',
    document: presentFiling(filings.get(file.id), needed),
    shared_with: standing === 'staff' ? file.shared_with : [],
    changes: changes
      .filter((change) => change.file_id === file.id)
      .map((change) => presentChange(change, { names, needed })),
  }))
}

/** A health document whose name the reader may not see does not show its given name either. */
function nameShown(file: SeenFile, filing: FilingRow | undefined): string {
  return file.is_readable === false ? file.name : (filing?.given_name ?? file.name)
}

/** The label of a file among the documents of a claim; null while nobody has classed it. */
export function labelOfFiling(
  filing: FilingRow | undefined,
  needed: readonly NeededDocument[],
): string | null {
  if (!filing) return null
  const item = needed.find(({ key }) => key === filing.document_key)
  return item?.label ?? filing.asked_label ?? filing.document_key
}

function presentFiling(
  filing: FilingRow | undefined,
  needed: readonly NeededDocument[],
): ClaimDocument['document'] {
  const label = labelOfFiling(filing, needed)
  if (!filing || label === null) return null
  return {
    key: filing.document_key,
    label,
    verdict: filing.verdict,
    reason: filing.refusal_reason,
    words: filing.refusal_words ?? '',
  }
}

function presentChange(
  { id, kind, detail, changed_by: by, at }: FileChangeRow,
  { names, needed }: { names: ReadonlyMap<string, Named>; needed: readonly NeededDocument[] },
): ClaimDocument['changes'][number] {
  return {
    change_id: id,
    kind,
    detail:
      kind === 'classed' ? (needed.find(({ key }) => key === detail)?.label ?? detail) : detail,
    at: at.toISOString(),
    by: names.get(by)?.name ?? '',
  }
}
