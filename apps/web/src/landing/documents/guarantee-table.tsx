import { levelsOf } from '@sillage/domain/documents/cover-sentences.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { TextTable } from '../text-page.tsx'
import { DOCUMENT_PAGES as SAY } from './documents.messages.ts'

/** Every cover at every level: what is promised, or that nothing is covered. */
export function GuaranteeTable({ tariff }: { tariff: Tariff }) {
  const levels = levelsOf(tariff)
  return (
    <TextTable label={SAY.covers}>
      <thead>
        <tr>
          <th scope="col">{SAY.cover}</th>
          {levels.map(({ id, text }) => (
            <th key={id} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tariff.covers.map(({ code, label, promises }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            {levels.map(({ id }) => (
              <td key={id}>{promises[id] ?? <span className="subtle">{SAY.notCovered}</span>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TextTable>
  )
}

export function ExclusionList({ tariff }: { tariff: Tariff }) {
  return (
    <ul>
      {tariff.exclusions.map((text) => (
        <li key={text}>{text}.</li>
      ))}
    </ul>
  )
}
