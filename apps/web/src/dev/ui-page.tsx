import { PageHead } from '../ui/nav/page-head.tsx'
import { SkipLink } from '../ui/nav/skip-link.tsx'
import { Toaster } from '../ui/overlay/toaster.tsx'
import { ButtonSamples, FieldSamples, PasswordSamples } from './ui-controls.tsx'
import { DialogSamples, LoadingSamples, MenuSamples, ToastSamples } from './ui-feedback.tsx'
import { CalendarSamples, ComboboxSamples, SignatureSamples } from './ui-lazy.tsx'
import { ChoiceSamples, PriceSamples } from './ui-questionnaire.tsx'
import { BannerSamples, PeriodSamples, StateSamples, TimelineSamples } from './ui-states.tsx'
import { FilterSamples, LayoutSamples, TableSamples, WakeSamples } from './ui-structure.tsx'

/** Every element of the design system, in every state. Only served in development. */
export function UiPage() {
  return (
    <>
      <SkipLink />
      <main id="contenu" tabIndex={-1}>
        <div className="page">
          <PageHead
            title="Composants"
            intro="Chaque élément du système, dans chacun de ses états."
          />
          <div className="ui-grid">
            <ButtonSamples />
            <FieldSamples />
            <StateSamples />
            <BannerSamples />
            <ChoiceSamples />
            <PriceSamples />
            <PasswordSamples />
            <ComboboxSamples />
            <CalendarSamples />
            <SignatureSamples />
            <DialogSamples />
            <ToastSamples />
            <MenuSamples />
            <LoadingSamples />
            <PeriodSamples />
            <TimelineSamples />
            <FilterSamples />
            <LayoutSamples />
            <TableSamples />
            <WakeSamples />
          </div>
        </div>
      </main>
      <Toaster />
    </>
  )
}
