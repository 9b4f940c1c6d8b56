import { useState } from 'react'
import { Card } from '../ui/data/card.tsx'
import { DeltaTag } from '../ui/data/delta-tag.tsx'
import { PriceDisplay } from '../ui/data/price-display.tsx'
import { PriceRows } from '../ui/data/price-rows.tsx'
import { Progress } from '../ui/feedback/progress.tsx'
import { ChoiceGroup } from '../ui/input/choice-group.tsx'
import { Button } from '../ui/nav/button.tsx'
import { Sample } from './ui-sample.tsx'

const uses = [
  { value: 'leisure', label: 'Loisirs' },
  { value: 'commute', label: 'Loisirs et trajets de travail' },
  { value: 'work', label: 'Professionnelle' },
] as const
const places = [
  {
    value: 'garage',
    label: 'Garage fermé',
    help: 'Box ou garage individuel, fermé à clé',
    effect: '−2,18 €',
  },
  { value: 'private', label: 'Parking privé', help: 'Résidence, accès par badge ou barrière' },
  { value: 'closed', label: 'Terrain clos', disabled: true },
  { value: 'street', label: 'Dans la rue' },
] as const

export function ChoiceSamples() {
  const [use, setUse] = useState<(typeof uses)[number]['value'] | null>('commute')
  const [place, setPlace] = useState<(typeof places)[number]['value'] | null>('garage')
  const [wrong, setWrong] = useState<'yes' | 'no' | null>(null)
  return (
    <Sample title="Questions">
      <Progress step={4} steps={6} text="Étape 4 sur 6" aside="Réponses enregistrées" />
      <ChoiceGroup
        legend="Quelle utilisation faites-vous de votre voiture ?"
        hint="Le trajet quotidien vers une gare compte comme un trajet de travail."
        choices={uses}
        value={use}
        onChange={setUse}
      />
      <ChoiceGroup
        legend="Où stationne-t-elle la nuit ?"
        choices={places}
        value={place}
        onChange={setPlace}
      />
      <ChoiceGroup
        legend="Sports à risque ?"
        error="Choisissez une réponse."
        choices={[
          { value: 'yes', label: 'Oui' },
          { value: 'no', label: 'Non' },
        ]}
        value={wrong}
        onChange={setWrong}
      />
    </Sample>
  )
}

export function PriceSamples() {
  const [low, setLow] = useState(true)
  return (
    <Sample title="Prix">
      <Card title="Votre prix" aside={<DeltaTag direction="down" amount="2,18 €" />}>
        <div className="stack">
          <PriceDisplay
            rolls
            amount={low ? '63,74 €' : '165,92 €'}
            note="pour 1 mois, toutes taxes comprises"
          />
          <PriceRows
            rows={[
              { kind: 'row', label: 'Responsabilité civile', amount: '19,80 €' },
              { kind: 'row', label: 'Dommages tous accidents', amount: '16,20 €' },
              { kind: 'group', label: 'Taxes et contributions' },
              { kind: 'row', label: 'Taxe, responsabilité civile 33 %', amount: '6,53 €' },
              { kind: 'subtotal', label: 'Prix du contrat', amount: '61,71 €' },
              { kind: 'row', label: 'Contribution, énergie renouvelable', amount: '2,03 €' },
              { kind: 'total', label: 'Total', amount: '63,74 €' },
            ]}
          />
          <PriceDisplay size="m" amount="754,20 €" />
          <Button variant="quiet" size="s" onClick={() => setLow(!low)}>
            Changer le prix
          </Button>
          <p className="micro subtle">
            Prix provisoire&nbsp;: un profil moyen remplace les réponses manquantes.
          </p>
        </div>
      </Card>
    </Sample>
  )
}
