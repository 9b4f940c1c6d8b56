import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Table } from '../../ui/data/table.tsx'
import { levelsQuery } from '../questionnaire/use-questions.ts'
import { CoverCell } from '../quotes/comparison-table.tsx'
import { coverText } from '../quotes/cover-text.ts'
import { QUOTES_MESSAGES as SAY } from '../quotes/quotes.messages.ts'
import '../quotes/quotes.css'

interface LevelsTableProps {
  readonly type: ProductLabel
  /** Shown only under the question about the level. */
  readonly questionId: string
  readonly chosen: string | null | undefined
}

/** All the levels of cover side by side, guarantee by guarantee. */
export function LevelsTable({ type, questionId, chosen }: LevelsTableProps) {
  const { data } = useQuery(levelsQuery(type))
  if (data?.configuration_question_id !== questionId) return null
  const [first] = data.levels
  return (
    <Disclosure summary={SAY.levels} open>
      <Table label={SAY.levelsTable} className="levels">
        <thead>
          <tr>
            <th scope="col">{SAY.guarantee}</th>
            {data.levels.map(({ choosable_answer_id: id, answer }) => (
              <th key={id} scope="col" data-chosen={id === chosen}>
                {answer}
                {id === chosen && <span className="levels-own">{SAY.yourLevel}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first?.guarantees.map(({ code, label }, row) => (
            <tr key={code}>
              <th scope="row">{label}</th>
              {data.levels.map(({ choosable_answer_id: id, guarantees }) => {
                const guarantee = guarantees[row]
                return (
                  <td key={id} data-chosen={id === chosen}>
                    {guarantee && (
                      <CoverCell isCovered={guarantee.covered}>
                        {coverText(guarantee.text, label)}
                      </CoverCell>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  )
}
