import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { insurer } from '../insurer.ts'
import { TextPage, type TextSection } from '../text-page.tsx'

type ConditionsPageProps = {
  product: string
  informationPath: string
  tariff: Tariff
  sections: readonly TextSection[]
}

/** General conditions: articles numbered in the order in which they are given. */
export function ConditionsPage({
  product,
  informationPath,
  tariff,
  sections,
}: ConditionsPageProps) {
  return (
    <TextPage
      heading={`${product}, conditions générales`}
      lead={
        <>
          Tarif {tariff.version}. Assureur : {insurer.name}, {insurer.nature}. Le résumé se trouve
          dans le <a href={informationPath}>document d’information</a>.
        </>
      }
      sections={sections.map((section, index) => ({
        ...section,
        title: `${index + 1}. ${section.title}`,
      }))}
    />
  )
}
