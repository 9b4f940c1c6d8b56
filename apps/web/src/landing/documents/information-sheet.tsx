import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import {
  Check,
  CircleAlert,
  Euro,
  Handshake,
  Hourglass,
  type LucideIcon,
  MapPin,
  Umbrella,
  UmbrellaOff,
  Undo2,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { insurer } from '../insurer.ts'
import {
  absentSentences,
  type CoverSentence,
  coveredSentences,
  optionSentences,
} from './tariff-content.ts'

export type InformationContent = {
  product: string
  kind: string
  restrictions: readonly string[]
  where: readonly string[]
  obligations: readonly { when: string; what: readonly string[] }[]
  payment: readonly string[]
  duration: readonly string[]
  leaving: readonly ReactNode[]
}

type InformationSheetProps = { content: InformationContent; tariff: Tariff; conditionsPath: string }

/** The standard sheet of Regulation (EU) 2017/1469: its titles and their order are those of the law. */
export function InformationSheet({ content, tariff, conditionsPath }: InformationSheetProps) {
  const notCovered = [
    ...tariff.exclusions.map((text) => ({ text, levels: [] })),
    ...absentSentences(tariff),
  ]
  const covered = [...coveredSentences(tariff), ...optionSentences(tariff)]
  return (
    <main id="contenu" className="page sheet">
      <header className="sheet-head">
        <div>
          <h1>{content.product}</h1>
          <p>Document d’information sur le produit d’assurance</p>
        </div>
        <p className="sheet-company">
          Compagnie : {insurer.name}, {insurer.nature}
          <br />
          Produit : {content.product}, tarif {tariff.version}
        </p>
      </header>
      <p className="sheet-summary">
        Ce document résume les principales garanties et exclusions du produit. Il ne tient pas
        compte de vos besoins particuliers. L’information complète se trouve dans les{' '}
        <a href={conditionsPath}>conditions générales</a> et dans votre contrat.
      </p>
      <section className="sheet-kind">
        <h2>De quel type d’assurance s’agit-il ?</h2>
        <p>{content.kind}</p>
      </section>
      <div className="sheet-pair">
        <SheetPart icon={Umbrella} title="Qu’est-ce qui est assuré ?">
          <Sentences items={covered} mark="yes" />
        </SheetPart>
        <SheetPart icon={UmbrellaOff} title="Qu’est-ce qui n’est pas assuré ?">
          <Sentences items={notCovered} mark="no" />
        </SheetPart>
      </div>
      <SheetPart icon={CircleAlert} title="Y a-t-il des exclusions à la couverture ?">
        <Points items={content.restrictions} />
      </SheetPart>
      <SheetPart icon={MapPin} title="Où suis-je couvert(e) ?">
        <Points items={content.where} />
      </SheetPart>
      <SheetPart icon={Handshake} title="Quelles sont mes obligations ?">
        {content.obligations.map(({ when, what }) => (
          <div key={when} className="sheet-when">
            <h3>{when}</h3>
            <Points items={what} />
          </div>
        ))}
      </SheetPart>
      <SheetPart icon={Euro} title="Quand et comment effectuer les paiements ?">
        <Points items={content.payment} />
      </SheetPart>
      <SheetPart icon={Hourglass} title="Quand commence la couverture et quand prend-elle fin ?">
        <Points items={content.duration} />
      </SheetPart>
      <SheetPart icon={Undo2} title="Comment puis-je résilier le contrat ?">
        <Points items={content.leaving} />
      </SheetPart>
    </main>
  )
}

function SheetPart({
  icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  return (
    <section className="sheet-part">
      <h2>
        <span className="sheet-icon">
          <Icon of={icon} />
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Sentences({ items, mark }: { items: readonly CoverSentence[]; mark: 'yes' | 'no' }) {
  return (
    <ul className={`sheet-marks sheet-${mark}`}>
      {items.map(({ text, levels }) => (
        <li key={text + levels.join()}>
          <Icon of={mark === 'yes' ? Check : X} size="s" />
          <span>
            {text}
            {levels.length > 0 && <span className="sheet-levels"> ({levels.join(', ')})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="sheet-points">
      {items.map((item, index) => (
        // rendered once, never reordered: the place is the identity
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
