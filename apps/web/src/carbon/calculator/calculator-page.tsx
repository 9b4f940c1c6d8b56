import { paths } from '@sillage/wire/addresses.ts'
import { useState } from 'react'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { Card } from '../../ui/data/card.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { CALCULATOR_MESSAGES as SAY } from './calculator.messages.ts'
import { CalculatorCar } from './calculator-car.tsx'
import { CalculatorTrip } from './calculator-trip.tsx'
import '../carbon.css'
import './calculator.css'

type Subject = 'trip' | 'car'

/** The public calculator of « Notre méthode »; it makes the same calls as a contract. */
export function CalculatorPage() {
  usePageTitle(SAY.title)
  const [subject, setSubject] = useState<Subject>('trip')
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page calculator">
        <PageHead
          title={SAY.title}
          intro={
            <>
              {SAY.intro} <a href={paths.method}>{SAY.method}</a>
            </>
          }
        />
        <Card className="calculator-form">
          <Segmented
            legend={SAY.what}
            value={subject}
            onChange={setSubject}
            options={[
              { value: 'trip', label: SAY.subjects.trip },
              { value: 'car', label: SAY.subjects.car },
            ]}
          />
          {subject === 'trip' ? <CalculatorTrip /> : <CalculatorCar />}
        </Card>
      </div>
    </main>
  )
}
