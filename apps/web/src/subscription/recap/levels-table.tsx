import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Table } from '../../ui/data/table.tsx'
import { levelsQuery } from '../questionnaire/use-questions.ts'
import { CoverCell } from '../quotes/comparison-table.tsx'
import { QUOTES_MESSAGES as SAY } from '../quotes/quotes.messages.ts'
import '../quotes/quotes.css'

interface LevelsTableProps {
  readonly type: ProductLabel
  /** Shown with the question of the level, and no other. */
  readonly questionId: string
  readonly chosen: string | null | undefined
}

/** Every level of cover beside the others, guarantee by guarantee. */
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
                      <CoverCell isCovered={guarantee.covered}>{guarantee.text}</CoverCell>
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
