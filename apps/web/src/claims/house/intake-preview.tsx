import { Circle } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AskedDocuments, AskedQuestion } from '../declaration/asked.tsx'
import { NeededDocumentLine } from '../detail/document-checklist.tsx'
import '../declaration/declare.css'
import '../detail/claim.css'
import { HOUSE, INTAKE as SAY } from './house.messages.ts'
import { type IntakeForm, previewOf } from './intake-form.ts'

/** A preview of the declaration, rendered by the same components; answers go nowhere. */
export function IntakePreview({ form }: { form: IntakeForm }) {
  const { checklist, questions } = previewOf(form)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  return (
    <Card title={HOUSE.preview} className="house-preview">
      <h3>{SAY.during}</h3>
      <div className="fields house-fields">
        {questions.map((question) => (
          <AskedQuestion
            key={question.id}
            question={question}
            answer={answers[question.id] ?? ''}
            onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
          />
        ))}
        <AskedDocuments documents={checklist} />
      </div>
      <h3>{SAY.after}</h3>
      <div className="claim-checklist">
        <ul>
          {checklist.map((item) => (
            <li key={item.key} data-state="missing">
              <Icon of={Circle} />
              <NeededDocumentLine item={{ ...item, state: 'missing' }} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
