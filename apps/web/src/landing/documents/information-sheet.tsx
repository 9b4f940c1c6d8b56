import {
  absentSentences,
  type CoverSentence,
  coveredSentences,
  optionSentences,
} from '@sillage/domain/documents/cover-sentences.ts'
import {
  informationOf,
  INFORMATION_TITLES as TITLES,
} from '@sillage/domain/documents/information.ts'
import { isOutside } from '@sillage/domain/documents/information-parts.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { type ProductId, productLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
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
import type { TariffDay } from '../public-context.ts'
import { tariffOfDay } from '../tariff-of-day.ts'
import { RichText } from './article-blocks.tsx'
import { DOCUMENT_PAGES as SAY } from './documents.messages.ts'

type SheetProps = { product: ProductId; on: TariffDay }

/** The standardised document of Regulation (EU) 2017/1469, which fixes its titles and their order. */
export function InformationSheet({ product, on }: SheetProps) {
  const tariff = tariffOfDay(product, on)
  const content = informationOf(product)
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
          <p>{TITLES.document}</p>
        </div>
        <p className="sheet-company">
          {SAY.company(insurer)}
          <br />
          {SAY.status(insurer)}
          <br />
          {SAY.product(content.product, tariff.version)}
        </p>
      </header>
      <p className="sheet-summary">
        {SAY.summary.before}{' '}
        <a href={paths.documents[productLabel(product)].conditions}>{SAY.summary.conditions}</a>{' '}
        {SAY.summary.after}
      </p>
      <section className="sheet-kind">
        <h2>{TITLES.kind}</h2>
        <p>{content.kind}</p>
      </section>
      <div className="sheet-pair">
        <SheetPart icon={Umbrella} title={TITLES.covered}>
          <Sentences items={covered} mark="yes" />
        </SheetPart>
        <SheetPart icon={UmbrellaOff} title={TITLES.notCovered}>
          <Sentences items={notCovered} mark="no" />
        </SheetPart>
      </div>
      <SheetPart icon={CircleAlert} title={TITLES.restrictions}>
        <Points items={content.restrictions} mark={CircleAlert} kind="caution" />
      </SheetPart>
      <SheetPart icon={MapPin} title={TITLES.where}>
        <Points items={content.where} mark={Check} kind="where" />
      </SheetPart>
      <SheetPart icon={Handshake} title={TITLES.obligations}>
        {content.obligations.map(({ when, what }) => (
          <div key={when} className="sheet-when">
            <h3>{when}</h3>
            <Points items={what} />
          </div>
        ))}
      </SheetPart>
      <SheetPart icon={Euro} title={TITLES.payment}>
        <Points items={content.payment} />
      </SheetPart>
      <SheetPart icon={Hourglass} title={TITLES.duration}>
        <Points items={content.duration} />
      </SheetPart>
      <SheetPart icon={Undo2} title={TITLES.leaving}>
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
        <span>{title}</span>
      </h2>
      {children}
    </section>
  )
}

function Sentences({ items, mark }: { items: readonly CoverSentence[]; mark: 'yes' | 'no' }) {
  return (
    <ul className={`sheet-marks sheet-${mark}`}>
      {items.map(({ text, levels, isOption }) => (
        <li key={text + levels.join()}>
          {isOption ? <span /> : <Icon of={mark === 'yes' ? Check : X} size="s" />}
          <span>
            {text}
            {levels.length > 0 && <span className="sheet-levels"> ({levels.join(', ')})</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface PointsProps {
  readonly items: readonly string[]
  /** The icon and colour that the Regulation prescribes for some sections. */
  readonly mark?: LucideIcon
  readonly kind?: 'caution' | 'where'
}

function Points({ items, mark, kind }: PointsProps) {
  if (mark)
    return (
      <ul className={`sheet-marks sheet-${kind}`}>
        {items.map((item) => (
          <li key={item} className={isOutside(item) ? 'sheet-no' : undefined}>
            <Icon of={isOutside(item) ? X : mark} size="s" />
            <span>
              <RichText text={item} />
            </span>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="sheet-points">
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  )
}
