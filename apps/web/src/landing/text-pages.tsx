import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ComponentType } from 'react'
import { ConditionsPage } from './documents/conditions-page.tsx'
import { InformationSheet } from './documents/information-sheet.tsx'
import { HELP_MESSAGES } from './help/help.messages.ts'
import { HelpPage } from './help/help.prose.tsx'
import { AccessibilityPage } from './legal/accessibility.prose.tsx'
import { ComplaintsPage } from './legal/complaints.prose.tsx'
import { NoticesPage } from './legal/notices.prose.tsx'
import { PrivacyPage } from './legal/privacy.prose.tsx'
import { WithdrawalPage } from './legal/withdrawal.prose.tsx'
import { MethodPage } from './method/method.prose.tsx'
import type { PublicContext, TariffDay } from './public-context.ts'
import { SiteMapPage } from './site-map.prose.tsx'
import { TEXT_PAGES as SAY } from './text-pages.messages.ts'

type TextPageEntry = {
  path: string
  title: string
  description: string
  Content: ComponentType<TariffDay & Pick<PublicContext, 'processors' | 'measuresRoads'>>
}

export const textPages: readonly TextPageEntry[] = [
  {
    path: paths.help,
    title: HELP_MESSAGES.title,
    description: HELP_MESSAGES.description,
    Content: HelpPage,
  },
  {
    path: paths.legal.notices,
    ...SAY.notices,
    Content: NoticesPage,
  },
  {
    path: paths.legal.privacy,
    ...SAY.privacy,
    Content: PrivacyPage,
  },
  {
    path: paths.legal.complaints,
    ...SAY.complaints,
    Content: ComplaintsPage,
  },
  {
    path: paths.legal.accessibility,
    ...SAY.accessibility,
    Content: AccessibilityPage,
  },
  {
    path: paths.legal.withdrawal,
    ...SAY.withdrawal,
    Content: WithdrawalPage,
  },
  {
    path: paths.siteMap,
    ...SAY.siteMap,
    Content: SiteMapPage,
  },
  {
    path: paths.method,
    ...SAY.method,
    Content: MethodPage,
  },
  ...PRODUCTS.flatMap(({ id, label }) => [
    {
      path: paths.documents[label].ipid,
      ...SAY.information(label),
      Content: (on: TariffDay) => <InformationSheet product={id} on={on} />,
    },
    {
      path: paths.documents[label].conditions,
      ...SAY.conditions(label),
      Content: (on: TariffDay) => <ConditionsPage product={id} on={on} />,
    },
  ]),
]
