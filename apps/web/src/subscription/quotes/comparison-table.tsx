import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Table } from '../../ui/data/table.tsx'
import { Icon } from '../../ui/icon.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import type { Cell, ComparedSection } from './compare-quotes.ts'
import { coverText } from './cover-text.ts'
import { QUOTES_MESSAGES as SAY } from './quotes.messages.ts'

interface ComparisonTableProps {
  readonly sections: readonly ComparedSection[]
  /** The column headers, one per quote. */
  readonly heads: readonly [ReactNode, ReactNode]
}

export function ComparisonTable({ sections, heads }: ComparisonTableProps) {
  return (
    <Table label={SAY.compareTitle} className="comparison">
      <thead>
        <tr>
          <td>
            <span className="vh">{SAY.line}</span>
          </td>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ key: section, lines }) => (
        <tbody key={section}>
          <tr className="comparison-section">
            <th scope="rowgroup" colSpan={3}>
              {SAY.sections[section]}
            </th>
          </tr>
          {lines.map(({ key, label, cells, differs }) => (
            <tr key={key} data-differs={differs}>
              <th scope="row">
                {differs && <span className="vh">{SAY.differs} </span>}
                {withWholeWords(label)}
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <ComparedCell cell={cell} label={label} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function ComparedCell({ cell: { text, covered }, label }: { cell: Cell; label: string }) {
  return covered === undefined ? (
    text
  ) : (
    <CoverCell isCovered={covered}>{coverText(text, label)}</CoverCell>
  )
}

/** Covered or not, with equal prominence; what a cover that is missing would be is its row's name. */
export function CoverCell({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  return (
    <span className="cover-cell" data-covered={isCovered}>
      <b>
        <Icon of={isCovered ? Check : X} size="s" />
        {isCovered ? SAY.covered : SAY.notCovered}
      </b>
      {isCovered && children && <span>{children}</span>}
    </span>
  )
}
