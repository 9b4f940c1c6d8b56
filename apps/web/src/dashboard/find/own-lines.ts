import { folded } from '@sillage/domain/values/folded.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { CircleHelp, FileText, FolderOpen, MessageSquareWarning } from 'lucide-react'
import type { OwnClaim } from '../../claims/list/claim-card.tsx'
import { contractName, shortId } from '../../contracts/contract-title.ts'
import { withDialog } from '../../contracts/detail/contract-dialog-address.ts'
import { answersWord } from '../../shell/find/answers-word.ts'
import type { ListedGroup, ListedLine } from '../../shell/find/found-list.tsx'
import { dayText } from '../../shell/moment.ts'
import { OWN_PAGES, OWN_FIND as SAY } from './own-find.messages.ts'

/** An answer of the help page. */
export interface HelpAnswer {
  readonly id: string
  readonly question: string
  readonly text: string
}

interface Own {
  readonly contracts: readonly Contract[]
  readonly claims: readonly OwnClaim[]
  readonly answers: readonly HelpAnswer[]
}

export interface OwnLine extends ListedLine {
  /** Whether the page is served outside the app. */
  readonly isOutside?: boolean
}

/** Maximum results per kind. */
const MOST = 6

/** The contracts, claims, pages and help answers that contain every typed word; the pages when nothing is typed. */
export function ownGroups(typed: string, { contracts, claims, answers }: Own) {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const found = <T>(
    all: readonly T[],
    line: (one: T) => OwnLine,
    text: (one: T) => string,
    has = (whole: string, word: string) => whole.includes(word),
  ) =>
    all
      .map((one) => ({ line: line(one), text: folded(text(one)) }))
      .filter((one) =>
        words.every((word) =>
          has(`${folded(`${one.line.title} ${one.line.detail}`)} ${one.text}`, word),
        ),
      )
      .slice(0, MOST)
      .map((one) => one.line)
  const groups: readonly ListedGroup<OwnLine>[] = [
    {
      title: SAY.contracts,
      icon: FolderOpen,
      lines: found(contracts, contractLine, ({ contract_id }) => contract_id),
    },
    {
      title: SAY.claims,
      icon: MessageSquareWarning,
      lines: found(claims, claimLine, ({ claim_id, description }) => `${claim_id} ${description}`),
    },
    {
      title: SAY.pages,
      icon: FileText,
      lines: found(
        OWN_PAGES,
        ({ title, path }) => pageLine(title, path),
        ({ words: also }) => also,
      ),
    },
    {
      title: SAY.answers,
      icon: CircleHelp,
      lines: words.length === 0 ? [] : found(answers, answerLine, ({ text }) => text, answersWord),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

function contractLine(contract: Contract): OwnLine {
  const { contract_id: contractId, end_date: end } = contract
  return {
    key: `contract-${contractId}`,
    href: `${paths.contracts}?${withDialog('', { name: 'documents', contractId })}`,
    title: contractName(contract),
    detail: SAY.contract(shortId(contractId), dayText(end)),
    end: '',
  }
}

function claimLine({ claim_id, nature, contract_name, dateIncident }: OwnClaim): OwnLine {
  return {
    key: `claim-${claim_id}`,
    href: paths.claimOf(claim_id),
    title: contract_name === '' ? nature : SAY.claimOn(nature, contract_name),
    detail: SAY.claim(shortId(claim_id), dayText(dateIncident)),
    end: '',
  }
}

function pageLine(title: string, path: string): OwnLine {
  return { key: `page-${path.replaceAll(/\W+/g, '-')}`, href: path, title, detail: '', end: '' }
}

function answerLine({ id, question }: HelpAnswer): OwnLine {
  return {
    key: `answer-${id}`,
    href: `${paths.help}#${id}`,
    title: question,
    detail: '',
    end: '',
    isOutside: true,
  }
}
